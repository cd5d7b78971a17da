export const healthSkills = `
# Nursing and patient care
Patient care: direct patient care, bedside care, patient-centered care, quality patient care, care of patients, patient management, nursing care, resident care, caring for patients, patient services ~ Vital signs, Patient assessment
Nursing: nursing practice, nursing skills, clinical nursing, professional nursing, nursing procedures ~ Patient care
Patient assessment: nursing assessment, health assessment, assessing patients, triage assessment, physical assessment, head-to-toe assessment
Vital signs: taking vital signs, *vitals, taking vitals, blood pressure monitoring, blood pressure readings, monitoring vital signs, blood pressure checks
Medication administration: administering medication, med pass, administer medications, medication management, dispensing medication, passing medications, meds administration, medication aide, administration of medications
IV therapy: intravenous therapy, iv insertion, iv starts, iv administration, starting ivs, iv medications, iv certified, iv infusion, infusion therapy, iv push
Phlebotomy: blood draws, venipuncture, drawing blood, blood collection, specimen collection, collecting specimens
Wound care: dressing changes, wound dressing, wound management, wound vac, wound treatment
Catheter care: catheterization, foley catheter, catheter insertion, urinary catheters
Tube feeding: g-tube, ng tubes, peg tube, nasogastric tubes, enteral feeding, g-tube feeding
Tracheostomy care: trach care, tracheostomy, suctioning ~ Ventilator care
Ventilator care: mechanical ventilation, ventilators, vent management, ventilator management
*Injections: immunizations, vaccinations, administering injections, vaccine administration, giving injections, vaccines
EKG: ^ECG, electrocardiogram, *telemetry, cardiac monitoring, ekg interpretation, telemetry monitoring, holter monitor
Critical care: intensive care, ^ICU, critical care nursing, intensive care unit, ^CCU, ^MICU, ^SICU ~ Emergency care
Emergency care: emergency room, emergency medicine, emergency department, ^ER nursing, trauma care, emergency nursing, trauma ~ Triage
Triage: patient triage, telephone triage
Medical-surgical nursing: med-surg, medical surgical
Operating room nursing: perioperative nursing, operating room, scrub nurse, circulating nurse, surgical nursing, ^PACU, perioperative ~ Sterile technique
Labor and delivery: obstetrics, l&d nursing, maternity care, ob/gyn, obstetric nursing, midwifery, postpartum care, mother-baby, antenatal care, prenatal care, gynecology
Neonatal care: ^NICU, newborn care, neonatal intensive care
Pediatric care: pediatrics, pediatric nursing, pediatric patients
Geriatric care: geriatrics, elderly care, elder care, gerontology, care of the elderly, senior care, care for older people ~ Long-term care, Dementia care
Dementia care: alzheimer's care, alzheimer's, memory care, dementia, dementia patients
Long-term care: nursing home, skilled nursing, skilled nursing facility, ^LTC, residential care, care home, assisted living
Hospice care: palliative care, end of life care, hospice
Home health care: home care, home health, in-home care, home healthcare, domiciliary care, homecare ~ Personal care
Oncology care: oncology, chemotherapy, cancer care, chemotherapy administration, oncology nursing
Dialysis: hemodialysis, peritoneal dialysis, renal care
Cardiac care: cardiology, cardiac nursing, cardiovascular care, cardiac rehabilitation
Orthopedic care: orthopedics, orthopedic nursing
Diabetes care: diabetes management, glucose monitoring, blood glucose monitoring, insulin administration, diabetes education, blood glucose testing
Pain management: pain assessment
Care planning: care plans, nursing care plans, plan of care, treatment planning, care plan development, treatment plans, individualized care plans, support plans
Discharge planning: patient discharge, discharge instructions, admissions and discharges
Care coordination: patient coordination, coordination of care, nurse case management, case management nursing, utilization review, utilization management, interdisciplinary care
Patient education: patient teaching, health education, patient counseling, health promotion, patient and family education, educating patients, health teaching
Infection control: infection prevention, universal precautions, aseptic technique, infection control procedures, hand hygiene, isolation precautions
Sterile technique: sterilization, sterilizing instruments, autoclave, instrument sterilization, sterile processing, sterile field
Charting: patient charting, medical charting, nursing documentation, clinical documentation, patient records, charting patient information, patient documentation, patient charts, medical documentation ~ Electronic health records
Electronic health records: ^EHR, ^EMR, electronic medical records, emr systems, ehr systems, emr/ehr, electronic charting, emr software ~ Epic EHR, Cerner
Epic EHR: epic systems, ?Epic, epic emr, epic charting
Cerner: cerner powerchart
Meditech ~ Electronic health records
eClinicalWorks ~ Electronic health records
Allscripts ~ Electronic health records
athenahealth ~ Electronic health records
NextGen EMR ~ Electronic health records
BLS: basic life support, bls certification, bls certified, bls/cpr ~ CPR, ACLS
CPR: cpr certification, cpr certified, cardiopulmonary resuscitation, first aid/cpr, cpr/first aid, cpr/aed, ^AED ~ First aid
ACLS: advanced cardiac life support, advanced cardiovascular life support ~ PALS
PALS: pediatric advanced life support
First aid: first aid certified, first aid certification, administering first aid
RN license: ^RN, licensed registered nurse, registered nurse license, rn licensure, active rn license, state rn license, registered nurse
LPN license: ^LPN, ^LVN, licensed practical nurse, licensed vocational nurse ~ RN license
CNA certification: ^CNA, certified nursing assistant, nurse aide certification, ^STNA, certified nurse assistant, certified nurse aide ~ Home health aide certification
Home health aide certification: ^HHA, home health aide
Activities of daily living: ^ADL, ^ADLs, assisting with adls, daily living activities, activities of daily living assistance, daily living skills ~ Personal care
Personal care: personal hygiene assistance, bathing and dressing, assisting with bathing, bathing patients, toileting, grooming assistance, personal care assistance, personal hygiene, feeding patients, bathing
Patient transfers: patient mobility, lifting patients, hoyer lift, gait belt, transferring patients, patient transport, safe patient handling, moving and handling, manual handling of people, repositioning, ambulation
Companionship: companion care, companion
Intake and output: input and output monitoring, i&o monitoring
Medication reminders: prompting medication
HIPAA: hipaa compliance, hipaa regulations, patient confidentiality, patient privacy, hippa
Behavioral health: mental health, mental health care, psychiatric care, psychiatric nursing, mental health support, psychiatry ~ Counseling
Crisis intervention: crisis prevention, crisis counseling, ^CPI certification, nonviolent crisis intervention, suicide prevention
Substance abuse counseling: addiction counseling, substance abuse treatment, drug and alcohol counseling, substance abuse, addiction treatment, chemical dependency, addiction recovery
Telehealth: telemedicine
Nurse leadership: nursing leadership, charge nurse duties, nursing management, nurse manager, charge nurse
# Clinical and allied health
Medical assisting: medical assistant, clinical assistance, rooming patients, clinical support, ^CMA medical, certified medical assistant, back office medical
Medical terminology: medical language, anatomy and physiology, medical knowledge, anatomy
Medical billing: medical claims, medical billing and coding, claims submission, medical insurance billing, patient billing, medical collections ~ Medical coding
Medical coding: icd-10, icd-9, cpt coding, ^ICD-10 coding, icd-10 coding, ^CPT, hcpcs, cpc certification, medical coder
Medical records: health information management, medical records management, patient medical records, health records
Medical transcription: medical transcriptionist
Patient registration: patient check-in, patient intake, patient scheduling and registration, admitting patients, patient admissions, checking in patients
Medical reception: medical front desk, medical office, medical office administration, medical secretary
Diagnosis and treatment: diagnosis, diagnosing patients, medical diagnosis, differential diagnosis, clinical diagnosis, treating patients, prescribing medication, patient examinations, physical examinations, physical exams, internal medicine, family medicine, primary care, general medicine
*Surgery: surgical procedures, surgical assistance, assisting in surgery, general surgery, surgical assisting, surgical techniques
Surgical technology: surgical tech, surgical instruments, scrub tech ~ Operating room nursing
Anesthesia: anesthesiology, anesthesia administration
Radiology: x-ray, radiography, diagnostic imaging, medical imaging, x-ray imaging, radiologic technology, radiographs ~ CT scanning, MRI
CT scanning: ct scans, computed tomography, cat scan
MRI: magnetic resonance imaging, mri scans
Ultrasound: sonography, diagnostic ultrasound
Mammography: mammograms ~ Radiology
Nuclear medicine: pet scans
Radiation therapy: radiation oncology, radiotherapy
Laboratory testing: lab testing, clinical laboratory, laboratory analysis, lab tests, medical laboratory, clinical chemistry, hematology, urinalysis, laboratory procedures, lab procedures, diagnostic testing ~ Laboratory techniques
Histology: histopathology, pathology, cytology
Pharmacy operations: pharmacy, pharmacy technician, dispensing, filling prescriptions, prescription filling, prescriptions, dispensing prescriptions, pharmaceutical dispensing, retail pharmacy, prescription processing, hospital pharmacy ~ Pharmacology
Pharmacology: drug interactions, pharmaceutical knowledge, pharmaceutical care, drug information, pharmacotherapy
Compounding: sterile compounding, medication compounding
Pharmacovigilance: drug safety, adverse event reporting
Physical therapy: physiotherapy, physical therapist, rehabilitation therapy, therapeutic exercise, manual therapy, gait training, rehabilitation ~ Occupational therapy
Occupational therapy: occupational therapist, sensory integration, adaptive equipment
Speech therapy: speech-language pathology, speech pathology, language therapy, articulation therapy, dysphagia
Respiratory therapy: respiratory care, oxygen therapy, nebulizer, pulmonary function testing, arterial blood gases
Massage therapy: massage, deep tissue massage, swedish massage, licensed massage therapist
Chiropractic: chiropractic care, spinal adjustments
Acupuncture: traditional chinese medicine
Dental assisting: dental assistant, chairside assisting, four-handed dentistry, dental x-rays, dental radiography, chairside, dental impressions
Dental hygiene: teeth cleaning, dental cleaning, periodontal care, dental prophylaxis, scaling and root planing
Dentistry: restorative dentistry, dental procedures, orthodontics, endodontics, oral surgery, dental care
Dentrix: eaglesoft, dental software
Optometry: eye exams, eye examinations, optical dispensing, vision testing, ophthalmology, refraction testing, eyeglass fitting
Audiology: hearing tests, hearing aids
Nutrition counseling: *nutrition, dietary planning, medical nutrition therapy, diet planning, nutritional assessment, dietetics, dietary counseling, meal planning nutrition
Emergency medical services: ^EMT, ^EMS, paramedic, emergency medical technician, pre-hospital care, ambulance services, emergency medical care
Veterinary care: animal care, veterinary medicine, veterinary nursing, animal health, veterinary technician, animal restraint, small animal medicine ~ Animal handling
Public health: epidemiology, community health, population health, disease prevention, health policy
Clinical research: clinical trials, clinical trial management, gcp guidelines, good clinical practice, ^CRA, clinical studies, clinical trial coordination, clinical protocols, ^ICH-GCP ~ Informed consent, Regulatory affairs
Informed consent: irb submissions, ^IRB
Regulatory affairs: fda regulations, regulatory submissions, fda compliance, ^FDA, fda submissions, medical device regulations
Clinical data management: electronic data capture, cdisc, clinical databases
Healthcare administration: hospital administration, health administration, healthcare management, health services management, practice management, clinic management, medical practice management, healthcare operations
Healthcare compliance: joint commission, jcaho, cms regulations, osha healthcare
Medicare and Medicaid: medicare, medicaid ~ Medical billing
Quality improvement in care: clinical quality improvement, patient safety, clinical governance
`
