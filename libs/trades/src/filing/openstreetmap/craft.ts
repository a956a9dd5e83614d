import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `craft`. */
export const craftValues: FilingTable = {
  sanitaer: 'plumber, plumbing, drain cleaning, pipe cleaning, bathroom furnishing',
  'heizung-klima':
    'hvac, heating engineer, heating, air conditioning, refrigeration, stove fitter, fireplace, oven builder, ventilation, cooling',
  elektriker: 'electrician, electrical, electric',
  solartechnik: 'solar, photovoltaic, solar technology',
  maler: 'painter, varnisher, decorator, wallpapering',
  dachdecker: 'roofer, tinsmith, roofing',
  tischler:
    'joiner, cabinet maker, sawmill, turner, furniture maker, wood turner, woodworking, furniture, interior work, woodworker, stair builder, parquet, wood carver, restoration, box maker, pipe maker, wood, kitchen',
  zimmerei: 'carpenter, log cabin, timber framing, wooden house',
  bauunternehmen:
    'builder, scaffolder, plasterer, bricklayer, insulation, construction, construction company, concrete, mason, earthworks, drywall, building, dry construction, well driller, road construction, demolition, drywaller, asphalt, renovation, paving, civil engineering, groundworks, drilling, house builder, screed, well drilling, chimney builder',
  fliesenleger: 'tiler, mosaic, tiles',
  bodenleger:
    'floorer, parquet layer, upholsterer, interior decoration, carpet layer, interior decorator, saddler, saddlery, curtain, flooring, carpet, curtains',
  metallbau:
    'metal construction, blacksmith, welder, tool maker, metal works, metalworking, metal, farrier, toolmaker, cutler, steel construction, foundry, bell founder, coppersmith, knife maker, smith, precision mechanic, galvanizing, powder coating, brazier, pewterer, bronze, scissors grinder, sharpening, sharpener, knife sharpening, machining, coating, milling',
  glaserei:
    'glaziery, window construction, window blind, doors, sun protection, shutter, glass, glassblower, glazier, door construction, awning, stained glass, window, windows, glass painter, window fitter, garage doors, sunblind, blinds',
  'garten-landschaftsbau':
    'gardener, landscaping, tree service, arborist, landscape gardener, garden, horticulture, gardening, landscape, forestry, swimming pool construction, fencer, fence, tree care, irrigation, lawn care, landscape architect',
  schornsteinfeger: 'chimney sweeper, chimney sweep',
  steinmetz: 'stonemason, sculptor, stone, gravestone, marble, stone cutter, carver',
  schneiderei:
    'tailor, dressmaker, embroiderer, sewing, embroidery, milliner, furrier, hatter, weaver, sailmaker, seamstress, clothing, hat maker, couturier, lacemaker, textile, knitter, costume, glovemaker, fashion designer, tent maker, weaving',
  schuhmacher:
    'shoemaker, shoe repair, leather, cobbler, leather goods, leatherworker, bootmaker, tanner, orthopaedic shoemaker, orthopedic shoemaker, tannery',
  'uhrmacher-goldschmied':
    'jeweller, watchmaker, clockmaker, goldsmith, silversmith, jewelry, gemcutter, gold, gemstone, jewellery, clock repair, enameller',
  'drucker-kopie':
    'printer, signmaker, printmaker, engraver, bookbinder, printing, screen printing, book binder, typesetter, rubber stamp, sign, car wrapping, advertising, lettering, screenprinter, stamp maker, printery, print shop',
  schluesseldienst: 'locksmith, key cutter, security, key cutting, alarm, fire protection, fire extinguisher',
  'computer-it':
    'electronics repair, computer, computer repair, it, computer service, electronics, cyber security, software, programmer',
  fernsehtechnik: 'radio technics, radiotechnics, radio, tv repair, antenna, sound technician, hifi, audio',
  haushaltsgeraete:
    'appliance repair, household appliances, vacuum cleaner, sewing machine repair, appliance',
  'handy-reparatur': 'mobile phone repair, phone repair, telecommunication',
  'maschinen-geraete':
    'agricultural engines, agricultural machinery, mechanical engineering, machinery, lawn mower, elevator, electric motor repair, engineering, hydraulics, machine construction, mechanics, mechanic, machine, pump, crane, scale, scales, elevators, machine builder, agriculture, automation, conveyor, lift, tool, hoses, hydraulic',
  'kfz-werkstatt':
    'car repair, car mechanic, truck repair, automotive, auto mechanic, engine, gearbox, motor',
  'karosserie-lackiererei':
    'car painter, coachbuilder, body shop, auto body, car body, panel beater, vehicle painter, coach builder, vehicle construction, car paint, dent removal',
  reifenservice: 'tyres, tyre, vulcanizer',
  autoelektrik: 'car electrician, car electronics, auto electrician',
  autowaesche: 'car detailing, car cleaning, car wash, valeting',
  motorradwerkstatt: 'motorcycle repair, motorcycle, motorcycle mechanic',
  fahrradwerkstatt: 'bicycle repair, bicycle, bicycle mechanic, bicycle builder, frame builder',
  reinigung:
    'cleaning, cleaner, pest control, window cleaner, window cleaning, building cleaning, facade cleaning, disinfection, janitor service, carpet cleaning',
  waescherei: 'laundry, dry cleaning, textile cleaning, ironing',
  fotograf:
    'photographer, photographic laboratory, photo studio, photography, film, video, photo lab, videographer, film production',
  friseur: 'hairdresser, barber, wigs, wig maker, hair',
  kosmetik: 'beauty, cosmetics, tattoo, nails, massage, cosmetic, manicure, beautician, make-up',
  baeckerei:
    'bakery, confectionery, confectioner, pastry cook, baker, chocolatier, chocolate, pastry, cake, bread, gingerbread, pastry chef',
  metzgerei:
    'butcher, smoker, slaughterhouse, fish smoking, sausage, smokehouse, fish processing, fishmonger',
  supermarkt:
    'winery, beekeeper, distillery, cheese maker, cheese, oil mill, winemaker, cider, dairy, mill, grain mill, tea, mustard, wine, spice, schnapps distillery, vintner, jam, honey, grinding mill, milling grain, vinegar, miller, food, cheesemaker, bee, creamery, liquor, noodles, pasta, juice, beer, fruit press, cider press, olive oil mill, produce, cider mill, press',
  'bar-kneipe': 'brewery, brewer, microbrewery',
  catering: 'caterer, catering, cook, party service, private chef',
  optiker: 'optician, hearing aids, hearing aid acoustician, audiologist, optometrist, eyeglasses',
  zahnarzt: 'dental technician, dental lab, dental laboratory',
  sanitaetshaus:
    'orthopaedic technician, orthopedic, prosthetics, orthotics, orthopaedics, orthopedics, prosthetist, orthopedic technician',
  entsorgung:
    'rubbish, clearance, house clearance, junk removal, scrap, recycling, scrap metal, container service',
  umzug: 'removals, moving, mover, relocation',
  bestattung: 'undertaker, funeral directors, coffin maker',
  blumen: 'florist, floristry, flowers',
  architekt: 'surveyor, architect, engineer, draftsman, technical drawing, interior designer',
  'buero-beratung':
    'event technology, graphic designer, stage builder, stand builder, exhibition stand, web design, designer, graphic design, party, event, events, exhibition construction, stage technology, light technician, media, trade fair construction, consulting, product design, industrial design, model maker, prop maker, stand construction, translator',
  'handwerker-allgemein':
    'yes, craft, handicraft, musical instrument maker, musical instrument, pottery, potter, basket maker, violin maker, organ builder, caretaker, repair, rigger, cooper, boatbuilder, candlemaker, toymaker, piano tuner, piano maker, luthier, broom maker, brush maker, ropemaker, rope maker, candle maker, soap maker, ceramics, artist, art, net maker, wheelwright, wainwright, paper, papermaker, parchment, puppet maker, instrument maker, handyman, piano, organ, taxidermist, bow maker, umbrella maker, thatcher, plastics, gilder, restorer, boat repair, boat, boat builder, sail, perfumer, cigar maker, glass artist, shipbuilder, brush, picture framer, frame, framing, guitar, doll maker, conservator, model making, art restoration, various, decoration, production, workshop, assembly, plastic, packaging, manufacture, manufacturing, wickerwork, paperware, shingle maker, dyer, repair cafe, saddle maker, tools, arrow maker, charcoal, lapidary, percussion, fletcher, drum maker, horn carver, bagmaker, feather, wicker',
  'kultur-unterhaltung': 'recording studio',
  cafe: 'ice cream maker, coffee roaster, roaster',
  'sport-freizeit': 'gunsmith',
  [NO_BUSINESS]: 'no, disused, abandoned, vacant',
};
