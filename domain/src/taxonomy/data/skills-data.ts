export const dataSkills = `
# Databases
SQL: structured query language, sql queries, sql programming, sql scripting, ansi sql, writing queries ~ MySQL, PostgreSQL, Microsoft SQL Server, Oracle Database, PL/SQL
MySQL: my sql, mysql database ~ PostgreSQL, MariaDB
MariaDB: maria db
PostgreSQL: postgres, postgre sql, psql, pgsql ~ MySQL
Microsoft SQL Server: sql server, ms sql, mssql, ms sql server, sql server management studio, ^SSMS ~ T-SQL, SSIS, SSRS, Oracle Database
T-SQL: tsql, transact-sql ~ SQL
Oracle Database: ^Oracle, oracle db, oracle 11g, oracle 12c, oracle 10g, oracle rdbms, oracle 19c, oracle sql, oracle rac ~ PL/SQL
PL/SQL: oracle pl/sql
Stored procedures: database triggers ~ SQL
SQLite: sql lite, sqlite3
MongoDB: ^Mongo, mongo db, mongoose ~ NoSQL
NoSQL: no sql, non-relational databases, nosql databases ~ Apache Cassandra, Redis, DynamoDB
Couchbase: couch base ~ NoSQL
Apache Cassandra: ?Cassandra, datastax
Redis: redis cache ~ Memcached
Memcached
DynamoDB: dynamo db, aws dynamodb, amazon dynamodb, !dynamo ~ AWS, MongoDB
Elasticsearch: elastic search, elk stack, ^ELK, opensearch, !elastic ~ Apache Solr, Splunk, Kibana
Kibana
Logstash ~ Kibana, Elasticsearch
Apache Solr: solr, lucene
Neo4j: graph databases
Firebase: firestore, google firebase
IBM Db2: ^DB2, db2 udb
Sybase: sybase ase
Informix
Teradata: teradata sql ~ Data warehousing
Microsoft Access: ms access, access databases, ?Access
Database administration: database management, ^DBA, database administrator duties, database maintenance, database tuning, database performance tuning, rman, database replication, data guard, database management systems, ^DBMS, database security, database support, database backups ~ SQL
Database design: database development, relational databases, ^RDBMS, relational database design, normalization of data, database modeling ~ Database administration, Data modeling
Data modeling: data models, er diagrams, entity relationship diagrams, dimensional modeling, erwin, data modeler ~ Data warehousing
Query optimization: query tuning, sql tuning, indexing strategies
# Data engineering
ETL: extract transform load, etl development, ^ELT, etl processes, etl pipelines, etl tools, extract transform and load ~ Data pipelines, SSIS, Informatica, Talend
Data pipelines: data ingestion ~ Data engineering, Apache Airflow
Data engineering: big data engineering ~ ETL, Data warehousing
Data warehousing: data warehouse, ^DWH, ^EDW, enterprise data warehouse, star schema, data mart, data vault ~ Snowflake, Amazon Redshift, BigQuery, Data lakes
Data lakes: lakehouse
Informatica: informatica powercenter, power center
Talend: talend open studio
SSIS: sql server integration services ~ SSRS, SSAS
SSRS: sql server reporting services
Crystal Reports ~ SSRS
SSAS: sql server analysis services, olap cubes, olap
DataStage: ibm datastage, infosphere datastage ~ ETL, Informatica
dbt: data build tool
Snowflake: snowflake data warehouse, snowpark ~ BigQuery, Databricks
Databricks: azure databricks, delta lake ~ Apache Spark
BigQuery: google bigquery, big query ~ Google Cloud Platform
Amazon Redshift: redshift, aws redshift
Big data: bigdata, big data technologies, big data analytics ~ Hadoop, Apache Spark
Hadoop: apache hadoop, hdfs, hadoop ecosystem, cloudera, hortonworks, hadoop cluster ~ Apache Hive, Apache Spark, MapReduce
MapReduce: map reduce
Apache Hive: ?Hive, hiveql
Apache Pig: pig latin ~ Apache Hive
HBase: apache hbase ~ Hadoop
Sqoop: apache sqoop ~ Hadoop
Apache Oozie: oozie ~ Hadoop
Apache Flume: flume ~ Hadoop
Impala: apache impala ~ Apache Hive
Apache Spark: ?Spark, spark streaming, spark sql ~ Hadoop, PySpark
PySpark: py spark
Apache Kafka: kafka, kafka streams, confluent kafka, event streaming
Amazon Kinesis: kinesis ~ Apache Kafka
Apache Airflow: airflow
Apache NiFi: nifi ~ Data pipelines
Apache Flink: flink, stream processing ~ Apache Kafka
Data quality: data cleansing, data cleaning, data validation, data integrity, data profiling, data accuracy, data scrubbing ~ Data governance
Data governance: data stewardship, metadata management, data catalog, data lineage, collibra ~ Master data management
Master data management: ^MDM, master data ~ Data quality
Data migration: data conversion, database migration
# Analysis and reporting
Data analysis: data analytics, analyzing data, analyze data, data interpretation, analysing data, data exploration, exploratory data analysis, ^EDA, data analyst, quantitative analysis, analysis of data ~ SQL, Statistical analysis, Business intelligence
Data mining: data discovery ~ Data analysis
Data extraction ~ ETL
Statistical analysis: statistics, statistical modeling, statistical methods, inferential statistics, hypothesis testing, regression analysis, linear regression, anova, statistical techniques, multivariate analysis, statistical data analysis, quantitative methods, !stats ~ R, SPSS, SAS
Time series analysis: time series, arima ~ Forecasting
Bayesian statistics: bayesian methods, bayesian inference ~ Statistical analysis
Business intelligence: ?BI, bi tools, business intelligence tools, bi reporting, bi development, bi solutions ~ Power BI, Tableau, Data visualization
Power BI: powerbi, microsoft power bi, power bi desktop, ms power bi ~ Tableau, DAX, Power Query
DAX: data analysis expressions
Power Query: power pivot, powerpivot ~ Microsoft Excel
Tableau: tableau desktop, tableau server ~ Looker, QlikView
Looker: lookml ~ Looker Studio
Looker Studio: google data studio, data studio ~ Tableau
QlikView: qlik view, qlik ~ Qlik Sense
Qlik Sense: qliksense
SAP BusinessObjects: business objects, sap business objects, businessobjects, sap bo ~ Business intelligence
Cognos: ibm cognos, cognos analytics ~ Business intelligence
MicroStrategy: micro strategy ~ Business intelligence
OBIEE: oracle business intelligence ~ Business intelligence
Alteryx: alteryx designer ~ ETL
?SAS: sas programming, base sas, sas enterprise guide, sas software, sas macros, sas/stat ~ SPSS, Stata
SPSS: ibm spss, pasw ~ Stata
Stata: stata software
Minitab ~ Six Sigma
JMP: sas jmp ~ Minitab
Data visualization: data storytelling, visualizing data, data viz, dataviz ~ Tableau, Power BI
Dashboards: dashboard development, dashboard design, interactive dashboards, dashboard creation, building dashboards ~ Data visualization
Matplotlib ~ Data visualization, Python
Seaborn ~ Matplotlib
Plotly: plotly dash ~ Matplotlib
ggplot2: ggplot, tidyverse, dplyr ~ R
R Shiny: ?Shiny, rshiny, shiny apps ~ R
*Reporting: report writing, report generation, report preparation, management reporting, ad hoc reporting, ad-hoc reports, report development, prepare reports, generating reports, preparing reports
A/B testing: ab testing, split testing, multivariate testing, a/b tests
Experimental design: design of experiments, ^DOE, experiment design ~ A/B testing
Forecasting: demand forecasting, time series forecasting, forecast modeling, *forecasts ~ Statistical analysis
Predictive modeling: predictive analytics, predictive models ~ Machine learning
Web analytics: site analytics, clickstream analysis, web traffic analysis, digital analytics ~ Google Analytics
Google Analytics: ^GA4, google universal analytics, !ga ~ Adobe Analytics
Adobe Analytics: omniture, site catalyst ~ Google Analytics
Google Tag Manager: ^GTM, tag management
Mixpanel ~ Web analytics
Amplitude analytics ~ Mixpanel
Survey design: questionnaire design, survey research, surveys ~ Market research
Qualtrics ~ Survey design
SurveyMonkey: survey monkey ~ Qualtrics
GIS: geographic information systems, spatial analysis, geospatial analysis, geospatial, gis mapping ~ ArcGIS
ArcGIS: arcmap, esri, arcgis pro ~ QGIS
QGIS
Remote sensing: satellite imagery, lidar ~ GIS
Requirements analysis: requirements gathering, requirements elicitation, business requirements, functional requirements, ^BRD, business requirement documents, functional specifications, gathering requirements, user stories, use cases, requirement specification, requirements documentation, system requirements, requirements management, requirements definition ~ Business analysis
Business analysis: business systems analysis, gap analysis, business analyst, babok, ^CBAP, business analytics ~ Process mapping
Process mapping: business process modeling, bpmn, business process mapping, workflow diagrams, process modeling, process flows, swimlane diagrams, business process management, ^BPM, business process analysis, process documentation ~ Process improvement
# Machine learning
Machine learning: ^ML, ml algorithms, ml models, supervised learning, unsupervised learning, machine learning algorithms, machine learning models, machine learning techniques ~ Deep learning, scikit-learn, Statistical analysis, Classification and regression models
Classification and regression models: random forest, xgboost, gradient boosting, decision trees, ^SVM, support vector machines, logistic regression, naive bayes, ^KNN, k nearest neighbors, ensemble methods
Clustering: k-means, clustering algorithms, cluster analysis, k means clustering ~ Machine learning
Feature engineering: feature selection, dimensionality reduction ~ Machine learning
Deep learning: neural networks, ^CNN, ^RNN, ^LSTM, convolutional neural networks, ^ANN, ^GAN, recurrent neural networks, ^DL, generative adversarial networks ~ TensorFlow, PyTorch, Keras
Artificial intelligence: ^AI, ai/ml ~ Machine learning
Data science: applied data science, data scientist ~ Machine learning, Data analysis, Statistical analysis
Natural language processing: ^NLP, sentiment analysis, spacy, word2vec, topic modeling, text classification, named entity recognition ~ Machine learning, Large language models, NLTK, Text mining
NLTK: natural language toolkit
Text mining: text analytics, text analysis
Large language models: ^LLM, ^LLMs, generative ai, gen ai, genai, langchain, retrieval augmented generation, ^RAG, fine-tuning llms, hugging face ~ Prompt engineering
Prompt engineering
ChatGPT ~ Prompt engineering
Computer vision: image processing, image recognition, object detection, image classification, face recognition ~ Deep learning, OpenCV
OpenCV: open cv
OCR: optical character recognition ~ Computer vision
scikit-learn: sklearn, sci-kit learn
TensorFlow: ?TF, tensor flow ~ Keras, PyTorch
PyTorch: py torch, !torch
Keras
pandas: python pandas, pandas library ~ NumPy
NumPy ~ SciPy
SciPy
Jupyter: jupyter notebook, ipython
Anaconda: conda, anaconda python ~ Python
MLOps: ml ops, kubeflow, model deployment ~ Machine learning, DevOps, MLflow
MLflow: ml flow
Amazon SageMaker: sagemaker ~ AWS, MLOps
Azure Machine Learning: azure ml ~ Azure, MLOps
Recommender systems: recommendation systems, recommendation engines, collaborative filtering ~ Machine learning
Reinforcement learning: !rl ~ Machine learning
Operations research: linear programming, mathematical optimization, optimisation algorithms
Simulation modeling: monte carlo simulation, discrete event simulation, mathematical modeling ~ Operations research
Speech recognition: voice recognition, speech processing, speech to text
Chatbots: chatbot development, conversational ai, dialogflow, rasa
Signal processing: digital signal processing, ^DSP ~ MATLAB
Weka ~ Machine learning
Web scraping: beautifulsoup, beautiful soup, scrapy, web crawling ~ Python
`
