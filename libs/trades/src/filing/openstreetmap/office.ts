import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `office`. */
export const officeValues: FilingTable = {
  steuerberater:
    'accountant, tax advisor, tax, accounting, auditor, bookkeeper, bookkeeping, tax consultant, payroll, tax preparation',
  rechtsanwalt:
    'lawyer, notary, legal, attorney, patent attorney, solicitor, bail bond agent, mediator, debt collection, debt collector, debt collection agency, legal services, patent, advocate, law firm, lawyers, mediation, bankruptcy, private investigator, detective, notary public',
  versicherung:
    'insurance, financial, financial advisor, financial services, health insurance, finance, pension, pension fund, credit broker, mortgage, investment, financial consultant, loan, loans, insurance agency, insurance broker, debt counselling, asset management, wealth management, funding, credit, credit agency, credit bureau, trustee',
  bank: 'bank, credit union, savings bank, money transfer, bureau de change',
  immobilienmakler:
    'estate agent, real estate, real estate agent, property developer, realtor, developer, real estate developer, property, mortgage broker, land developer',
  hausverwaltung:
    'property management, housing, facility management, facility manager, building management, housing association, property maintenance, housing cooperative, facility, real estate management, rental, apartment',
  architekt:
    'architect, engineer, surveyor, interior architect, building inspection, consulting engineer, planning, landscape architects, architects, engineering, structural engineer, geodesist, energy consultant, interior design, landscape architect, interior designer, surveying, town planner, expert, geologist, engineers, energy advisor, industrial designer, urban planning, construction planning, geology, appraiser, building surveyor',
  'computer-it':
    'it, it consulting, software, web design, internet, it company, computer, webdesign, data processing, software development, web, it service, technology, hosting, web agency, automation, isp',
  'handy-reparatur': 'telecommunication, telecommunications, telecom, phone company',
  fotograf: 'photographer, photo, film, film production, video production, photography',
  'drucker-kopie': 'printing, printer, print, sign, copy, typesetting',
  bauunternehmen:
    'construction company, construction, builder, building company, building contractor, civil engineering, general contractor, prefab houses, prefabricated house, home builder, drilling, earthworks, scaffolding, constructor',
  spedition:
    'logistics, courier, freight forwarder, transport, forwarder, shipping, customs agent, forwarding agency, haulage, delivery, shipping agent, customs broker, transportation, trucking, freight, ship broker, warehouse',
  umzug: 'moving company, moving, removals, storage',
  taxi: 'taxi, airline, bus company, public transport, transport company, cab, chauffeur, railway, ferry, minicab, railway operator, patient transport, coach company',
  reisebuero:
    'travel agent, travel agency, tour operator, tourism, guide, tourist, tourist information, tourism office, visa, travel, tourist guide, tourist office, charter',
  reinigung: 'cleaning, cleaning company, pest control, facility cleaning',
  schluesseldienst: 'security, safety, security company, fire protection, alarm',
  entsorgung: 'waste, waste management, recycling, waste disposal, environmental services, container service',
  pflege:
    'nurse, nursing service, home care, care, social, social services, outpatient care, elderly care, home nursing, social service, nursing, ambulatory care, meals on wheels, disability services, welfare',
  therapie:
    'therapist, psychologist, physiotherapist, counselling, psychotherapist, coaching, coach, life coach, midwife, nutritionist, healer, alternative medicine, speech therapist, occupational therapist, hypnotherapy, personal coach, naturopath',
  arzt: 'physician, doctor, medical, doctors, clinic, laboratory, medicine, health, healthcare',
  tierarzt: 'veterinary, veterinarian',
  bestattung: 'undertaker, funeral directors, funeral',
  baumarkt: 'fuel, heating oil, oil',
  solartechnik: 'solar, solar company, renewable energy, photovoltaics',
  'garten-landschaftsbau': 'forestry, forester, landscaping, gardening, tree surgeon',
  elektriker: 'electrician',
  sanitaer: 'plumber',
  'heizung-klima': 'hvac',
  catering: 'catering, caterer',
  schornsteinfeger: 'chimney sweeper, chimney sweep',
  autovermietung: 'car rental, leasing, car sharing, car leasing, vehicle rental',
  abschleppdienst:
    'automobile club, automobile association, motoring organisation, towing, breakdown service',
  'tuev-pruefstelle': 'vehicle inspection, car appraiser, vehicle assessor',
  fahrschule: 'driving school',
  'kurse-nachhilfe':
    'tutoring, training, education, seminar, training centre, language school, courses, academy, adult education, education provider, trainer, dance school',
  schule:
    'educational institution, research, university, educational, research institute, school, academic, college, science, research and development, institute, student union',
  kindergarten: 'childcare, kindergarten, child care, childminder, youth',
  'kultur-unterhaltung':
    'artist, theatre, art, music, culture, arts, cultural, orchestra, studio, radio, broadcaster, tv, television, radio station, event ticket, cultural centre, broadcasting, archive, recording studio',
  'fitness-sport':
    'sport, sports, sports club, sport association, personal trainer, fitness, sports association',
  'post-paket': 'post, parcel, postal, post office, mail',
  'maschinen-geraete':
    'machinery, machine, machinery rental, mechanical engineering, equipment, equipment rental, elevator',
  behoerde:
    'government, administrative, diplomatic, religion, political party, quango, politician, public, embassy, consulate, municipality, parish, church, town hall, register office, police, customs, politics, city, chamber, chamber of commerce, state, council, employment office, jobcenter, government office, court, administration, federal, county, union, association, ngo, foundation, charity, social security, water utility, public administration, tax office, cooperative, community, youth welfare, citizens office, authority, red cross, employers association, trade union, club, labour union, civic, water board, political, nonprofit, parish office, regional government, forestry authority, bailiff, welfare organisation, ministry, social insurance, consulates, volunteer, immigration, notary chamber, adoption agency',
  'buero-beratung':
    'yes, office, company, translator, interpreter, translation, translations, consulting, employment agency, advertising agency, graphic design, event management, marketing, coworking, coworking space, business, office space, advertising, business centre, hr, recruitment, personnel service, temp agency, human resources, recruiter, consultancy, consultant, design, event, events, event agency, communication, communications, public relations, call centre, modeling agency, business services, business consulting, management, management consulting, headquarters, secretarial, wedding planner, agency, media, media agency, energy supplier, energy, utility, power utility, electricity, gas, electric utility, industry, industrial, manufacture, manufacturer, manufacturing, trade, import, export, trading, wholesale, wholesaler, distributor, sales, pharmaceutical, chemical, mining, services, service, private, commercial, agriculture, farm, agricultural, farming, automotive, food, retail, holding, start up, startup, biotech, biotechnology, aerospace, various, other, fixme, shared office, franchise, virtual office, marketing agency, web marketing, exhibition, product design, ad agency, model agency, textile, office services, data entry, outsourcing, rental agency, games, consortium, workspace, home, staffing, job agency, shipbuilder, field office, electronics, steel, metal, supplier, importer, mobile app, production, packaging, publisher, newspaper, publishing, press, publishing house, magazine, music publisher, newspapers, petroleum company, oil company, petroleum',
  hotel: 'tourist accommodation',
  einzelhandel: 'auctioneer, auction',
  [NO_BUSINESS]: 'no, vacant, disused, abandoned, empty, former, construction office',
};
