export const careEducationSkills = `
# Education
Teaching: classroom teaching, classroom instruction, *instruction, teaching experience, teaching skills, teaching students, *teach, teacher, *instructing, taught classes, school teaching ~ Lesson planning, Classroom management
Lesson planning: lesson plans, planning lessons, preparing lessons, creating lesson plans, lesson plan development, lesson preparation, lesson design
Classroom management: managing classrooms, student behavior management, class management, classroom discipline, classroom behavior
Curriculum development: curriculum design, curriculum planning, course design, course development, syllabus design, curriculum writing, developing curriculum, curriculum, curriculum implementation ~ Instructional design
Instructional design: e-learning development, elearning, e-learning, learning design, articulate storyline, training materials development, addie, adobe captivate, instructional materials, course authoring
Early childhood education: preschool teaching, early years education, kindergarten teaching, preschool, child development, early childhood development, montessori, pre-k, early childhood, toddlers, early years, eyfs, nursery teaching ~ Childcare
Elementary education: elementary teaching, primary education, primary school teaching, primary teaching, elementary school teaching
Secondary education: high school teaching, middle school teaching, secondary school teaching
Higher education: university teaching, college teaching, lecturing, adjunct teaching, academic teaching, undergraduate teaching, college instruction
Special education: special needs education, ^IEP, ^IEPs, special needs, individualized education plans, individualized education programs, learning disabilities, special needs children, inclusive education, autism spectrum, students with disabilities, sen provision, autism ~ Behavior management
Differentiated instruction: differentiated learning, differentiation, individualized instruction, small group instruction
Behavior management: behavior modification, behavioral management, positive behavior support, behavior intervention plans
Applied behavior analysis: ^ABA, aba therapy, rbt certification, behavior analysis
Student assessment: grading, student evaluation, assessing students, grading assignments, student progress monitoring, formative assessment, marking assignments, student progress, test preparation, grading papers
Student counseling: academic advising, student advising, school counseling, guidance counseling, academic counseling, student support, student advisement, student guidance
Tutoring: private tutoring, one-on-one tutoring, academic tutoring, homework help, tutor, tutored students
Literacy instruction: reading instruction, phonics, teaching reading, guided reading, literacy, reading intervention
Math instruction: teaching mathematics, mathematics teaching, math teaching, teaching math, math tutoring
Science instruction: science teaching, teaching science
ESL: ^ESL instruction, english as a second language, ^TESOL, ^TEFL, ^ESOL, teaching english, english language teaching, english language learners, ^ELL
Physical education: pe teaching, sports instruction, physical education teaching
Music instruction: teaching music, music education, music lessons, piano lessons
Art instruction: teaching art, art education
Educational technology: google classroom, canvas lms, blackboard learn, smart board, smartboard, moodle, learning management systems, ^LMS, edtech, interactive whiteboard, online teaching, distance learning, blended learning, virtual teaching
Educational leadership: school administration, school leadership, school management, education administration, school principal, academic leadership
Teaching certification: teaching license, teacher certification, teaching credential, certified teacher, state teaching certificate, qualified teacher status, ^QTS, teaching certificate
Parent communication: parent-teacher conferences, parent involvement, communicating with parents, parent conferences, parental involvement
Library services: cataloging, library science, librarianship, reference services, circulation desk, library cataloging, library operations ~ Archival work
Archival work: archiving, archives, museum collections, collections management, digital archives, preservation of documents, curation, exhibit design
Student supervision: supervising students, playground supervision, student safety, field trips, student activities, extracurricular activities
*Admissions: student admissions, enrollment management, student recruitment, student enrollment, college admissions
Financial aid: student financial aid, fafsa
Academic research: scholarly research, dissertation research, academic writing, literature review, scholarly publications, peer-reviewed publications
# Care and social services
Childcare: child care, babysitting, nanny, caring for children, child supervision, infant care, daycare, day care, child-minding, supervising children, nannying ~ Early childhood education
Child safety: safeguarding children, safeguarding, child protection, child welfare, child abuse prevention, mandated reporting
Social work: social services, case work, casework, social worker, ^MSW, ^LCSW, licensed clinical social worker, ^BSW, ^LMSW ~ Case management, Counseling
Counseling: individual counseling, group counseling, psychotherapy, therapy sessions, mental health counseling, family therapy, individual therapy, group therapy, counseling services, family counseling, therapeutic interventions ~ Cognitive behavioral therapy
Cognitive behavioral therapy: ^CBT, dialectical behavior therapy, trauma-informed care, motivational interviewing
Psychological assessment: psychological testing, psychological evaluation, clinical psychology, psychology, psychometric testing, neuropsychological testing
Client advocacy: patient advocacy, advocacy, advocating for clients, victim advocacy
Needs assessment: client assessment, biopsychosocial assessments, psychosocial assessments, client needs assessment, assessing client needs
Community resources: resource referral, *referrals, community referrals, referral services, linking clients to services, community services
Disability support: developmental disabilities, disability services, supporting people with disabilities, intellectual disabilities, learning disability support, physical disabilities, disability care
Independent living skills: life skills training, life skills, life skills coaching, independent living
Youth work: youth development, youth programs, working with youth, mentoring youth, at-risk youth, youth mentoring, after-school programs, camp counseling
Family support: family services, parenting support, foster care, adoption services, family preservation
Housing support: homeless services, housing assistance, homelessness prevention, affordable housing, supportive housing
Domestic violence support: domestic violence, victim services, sexual assault advocacy
Program development: program planning, program design, program implementation, program evaluation, developing programs
Activity planning: recreational activities, activity programs, recreation planning, recreation programming, organizing activities, therapeutic recreation, planning activities
Group facilitation: facilitating groups, support groups, leading groups
Progress notes: case notes, progress notes documentation, case documentation, writing case notes, soap notes
Transportation of clients: transporting clients, client transportation, driving clients
Pastoral care: ministry, chaplaincy, religious education, preaching, church leadership
# Science
Laboratory techniques: lab techniques, laboratory skills, lab work, laboratory work, lab skills, laboratory experience, wet lab, bench work, pipetting, laboratory research, benchwork ~ Laboratory equipment
Laboratory equipment: lab equipment, microscopy, microscopes, centrifuge, laboratory instrumentation, instrument calibration lab
Laboratory safety: lab safety, chemical safety, biosafety, chemical hygiene
Molecular biology: pcr, qpcr, ^RT-PCR, western blot, western blotting, gel electrophoresis, dna extraction, cloning techniques, rna extraction, dna sequencing, ^ELISA, genotyping ~ Genetics
Cell culture: tissue culture, mammalian cell culture, cell lines, aseptic cell culture
Flow cytometry: facs ~ Immunology
Genetics: genomics, next generation sequencing, ^NGS, crispr, gene editing, sequencing analysis
Bioinformatics: computational biology, sequence analysis, biopython
Microbiology: bacterial culture, bacteriology, virology, microbial testing, culturing bacteria
Immunology: immunoassays, immunohistochemistry
Biochemistry: protein purification, enzyme assays, protein expression, proteomics, chromatography of proteins
Biology: biological sciences, life sciences, biological research, zoology, botany, marine biology
Biotechnology: biotech, fermentation, bioprocessing, upstream processing, downstream processing, bioreactors
Chemistry: chemical analysis, analytical chemistry, organic chemistry, inorganic chemistry, wet chemistry, organic synthesis, chemical synthesis, titration
Chromatography: hplc, ^GC-MS, gas chromatography, lc-ms, mass spectrometry, ^GC, gc/ms ~ Spectroscopy
Spectroscopy: nmr, ftir, uv-vis, spectrophotometry, ^IR spectroscopy
Physics: applied physics, quantum mechanics, optics, experimental physics, thermodynamics physics, astrophysics, optical systems
Materials science: materials characterization, polymer science, polymers, nanotechnology, metallurgy, scanning electron microscopy, ^XRD, composites
GMP: good manufacturing practices, ^cGMP, cgmp compliance, current good manufacturing practices ~ GLP
GLP: good laboratory practice
Method validation: method development, analytical method development, assay development, method validation lab
Quality control testing: qc testing, laboratory quality control, qc analysis, product testing ~ Quality control
Field research: field sampling, soil sampling, water sampling, field work, field studies, fieldwork, sample collection, environmental sampling, water quality testing
Environmental science: environmental monitoring, environmental management, environmental compliance, environmental impact assessment, environmental assessments, ecology, environmental regulations, ^EPA regulations, conservation, environmental protection, sustainability, environmental studies, wildlife conservation
Hazardous waste management: hazardous materials, hazmat, waste management, hazardous waste, *remediation, hazardous materials handling, hazwoper, waste disposal, recycling
Geology: geological mapping, geophysics, hydrogeology, petrology, mineralogy, core logging, geochemistry, mineral exploration, seismic interpretation, hydrology
Meteorology: weather forecasting, climate science, atmospheric science
Agronomy: soil science, crop science, plant science, plant pathology, soil analysis
Food science: food safety testing, food technology, sensory evaluation, food chemistry
Scientific writing: manuscript writing, research papers, publishing papers, scientific publications, research publications
Experimental research: scientific research, research and development, r&d, research methods, research design, research methodology, experiments, conducting experiments, qualitative research, quantitative research
Economics: econometrics, economic analysis, economic research, macroeconomics, microeconomics, economic modeling
Mathematics: calculus, linear algebra, applied mathematics, math skills, algebra, mathematical analysis, probability
Social research: sociology, anthropology, ethnography, qualitative interviews, political science, policy analysis, public policy
Archaeology: archaeological excavation, historic preservation
*History: historical research
`
