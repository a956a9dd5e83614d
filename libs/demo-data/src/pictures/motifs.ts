/**
 * Small drawings of things that are typical of a trade, in a box from -60 to 60. Colours are the letters M
 * (main), A (accent), D (dark), L (light) and W (white), which a palette's colours replace.
 */
export const motifs: Readonly<Record<string, string>> = {
  wrench:
    '<path d="M44 44L-2-2" stroke="A" stroke-width="15" stroke-linecap="round"/><path d="M-6-6l-34-34" stroke="D" stroke-width="6" stroke-linecap="round"/><g transform="rotate(45)"><rect x="-9" y="-30" width="18" height="84" rx="9" fill="M"/><path d="M-26-44a28 28 0 0 1 14-14v22h24v-22a28 28 0 0 1 14 14a27 27 0 0 1-52 0z" fill="M"/><circle cy="44" r="4" fill="L"/></g>',
  car: '<path d="M-58 20v-14q0-10 12-12l12-3 14-18q4-5 12-5h22q8 0 13 6l13 17 10 3q10 2 10 12v14z" fill="M"/><path d="M-26-9l9-13q3-3 7-3h8v16zM4-25h8q5 0 8 4l9 12H4z" fill="L"/><path d="M-58 8h9v6h-9zM50 6h10v7H50z" fill="A"/><circle cx="-32" cy="22" r="13" fill="D"/><circle cx="32" cy="22" r="13" fill="D"/><circle cx="-32" cy="22" r="5" fill="L"/><circle cx="32" cy="22" r="5" fill="L"/>',
  taxi: '<path d="M-58 20v-14q0-10 12-12l12-3 14-18q4-5 12-5h22q8 0 13 6l13 17 10 3q10 2 10 12v14z" fill="A"/><rect x="-12" y="-43" width="26" height="10" rx="3" fill="D"/><path d="M-26-9l9-13q3-3 7-3h8v16zM4-25h8q5 0 8 4l9 12H4z" fill="L"/><path d="M-46 2h10v6h-10zM-26 2h10v6h-10zM-6 2h10v6H-6zM14 2h10v6H14zM34 2h10v6H34z" fill="D"/><circle cx="-32" cy="22" r="13" fill="D"/><circle cx="32" cy="22" r="13" fill="D"/><circle cx="-32" cy="22" r="5" fill="L"/><circle cx="32" cy="22" r="5" fill="L"/>',
  tyre: '<circle r="50" fill="D"/><circle r="50" fill="none" stroke="L" stroke-width="5" stroke-dasharray="6 9.7" opacity=".35"/><circle r="31" fill="L"/><circle r="25" fill="M"/><g stroke="L" stroke-width="6"><path d="M0-24V24M-23-7L23 7M-14 19L14-19M14 19L-14-19M-23 7L23-7"/></g><circle r="8" fill="A"/>',
  battery:
    '<rect x="-46" y="-24" width="92" height="62" rx="6" fill="M"/><rect x="-36" y="-36" width="22" height="14" rx="3" fill="D"/><rect x="14" y="-36" width="22" height="14" rx="3" fill="D"/><path d="M-34 2h18M25-7v18M16 2h18" stroke="W" stroke-width="6" stroke-linecap="round"/><rect x="-46" y="20" width="92" height="18" rx="6" fill="A"/>',
  check:
    '<rect x="-38" y="-48" width="76" height="100" rx="8" fill="W"/><rect x="-38" y="-48" width="76" height="100" rx="8" fill="M" opacity=".16"/><rect x="-18" y="-56" width="36" height="16" rx="5" fill="D"/><g stroke="M" stroke-width="7" stroke-linecap="round" fill="none"><path d="M-26-20l6 7 11-13M-26 8l6 7 11-13M-26 34l6 7 11-13"/></g><path d="M2-18h24M2 10h24M2 36h16" stroke="D" stroke-width="5" stroke-linecap="round" opacity=".5"/>',
  wash: '<path d="M-50 34v-11q0-8 10-10l10-2 12-15q4-5 10-5h19q7 0 11 5l11 14 8 3q9 2 9 10v11z" fill="M"/><path d="M-22 10l8-11q2-3 6-3h6v14zM4-4h7q4 0 7 4l7 10H4z" fill="L"/><circle cx="-28" cy="36" r="11" fill="D"/><circle cx="28" cy="36" r="11" fill="D"/><g fill="W" stroke="A" stroke-width="3"><circle cx="-34" cy="-22" r="12"/><circle cx="-8" cy="-36" r="16"/><circle cx="22" cy="-28" r="11"/><circle cx="42" cy="-12" r="7"/><circle cx="-50" cy="0" r="6"/></g>',
  bike: '<g fill="none" stroke="D" stroke-width="6"><circle cx="-34" cy="20" r="24"/><circle cx="34" cy="20" r="24"/></g><path d="M-34 20l18-38h34l16 38M-16-18L2 20h-36M2 20l18-38" fill="none" stroke="M" stroke-width="6" stroke-linejoin="round"/><path d="M-24-24h18M18-18l-4-14h14" stroke="A" stroke-width="7" stroke-linecap="round" fill="none"/><circle cx="2" cy="20" r="6" fill="A"/>',
  tap: '<path d="M-50-10h52q26 0 26 26v8H10v-6q0-8-8-8h-52z" fill="M"/><rect x="-18" y="-36" width="12" height="28" fill="D"/><rect x="-36" y="-46" width="48" height="13" rx="6" fill="A"/><rect x="-56" y="-18" width="10" height="36" rx="3" fill="D"/><rect x="6" y="20" width="26" height="8" rx="3" fill="D"/><path d="M19 34q11 14 0 20q-11-6 0-20z" fill="A"/>',
  flame:
    '<path d="M0-56q34 30 34 62a34 42 0 0 1-68 0q0-20 14-34q2 14 10 18q-4-26 10-46z" fill="A"/><path d="M2-10q18 18 18 34a19 22 0 0 1-38 0q0-12 8-20q2 8 6 10q-2-14 6-24z" fill="M"/><path d="M2 20q8 8 8 16a9 10 0 0 1-18 0q0-8 10-16z" fill="L"/>',
  plug: '<rect x="-26" y="-12" width="52" height="36" rx="10" fill="M"/><path d="M-13-40v26M13-40v26" stroke="D" stroke-width="9" stroke-linecap="round"/><path d="M0 24v16q0 14 16 14h30" fill="none" stroke="D" stroke-width="7" stroke-linecap="round"/><path d="M5-10l-16 18h10l-6 16 17-20H0z" fill="A"/>',
  roller:
    '<rect x="-48" y="-46" width="80" height="30" rx="7" fill="M"/><path d="M32-31h14v20H-2v18" fill="none" stroke="D" stroke-width="7" stroke-linejoin="round"/><rect x="-10" y="6" width="16" height="48" rx="7" fill="A"/><path d="M-48-20h80v4q-6 20-10 4q-8 26-14 4q-10 14-16 0q-8 30-16 2q-8 12-14-2q-6 10-10-4z" fill="M" opacity=".55"/>',
  roof: '<path d="M0-50L60 4H-60z" fill="A"/><path d="M-44-10h88M-26-26h52M-56 2h112" stroke="D" stroke-width="3" opacity=".35"/><rect x="-44" y="4" width="88" height="46" fill="A" opacity=".35"/><rect x="-10" y="18" width="20" height="32" fill="D"/><rect x="-34" y="14" width="16" height="16" fill="M"/><rect x="18" y="14" width="16" height="16" fill="M"/><rect x="24" y="-46" width="12" height="24" fill="D"/>',
  saw: '<path d="M-56 6L30-34l8 18L-48 34z" fill="L"/><path d="M-48 34l6-9 3 6 7-9 3 6 7-9 3 6 7-9 3 6 7-9 3 6 7-9 3 6 7-9 3 6 7-9 3 6 7-9 3 3-86 40z" fill="D" opacity=".5"/><path d="M26-36q24-22 34 0q6 20-18 24z" fill="A"/><rect x="-50" y="40" width="104" height="14" rx="3" fill="M"/><path d="M-40 47h30M0 47h40" stroke="D" stroke-width="2" opacity=".4"/>',
  tiles:
    '<g fill="M"><rect x="-50" y="-50" width="31" height="31" rx="3"/><rect x="-15" y="-15" width="31" height="31" rx="3"/><rect x="20" y="20" width="31" height="31" rx="3"/><rect x="20" y="-50" width="31" height="31" rx="3"/><rect x="-50" y="20" width="31" height="31" rx="3"/></g><g fill="A"><rect x="-15" y="-50" width="31" height="31" rx="3"/><rect x="-50" y="-15" width="31" height="31" rx="3"/><rect x="20" y="-15" width="31" height="31" rx="3"/><rect x="-15" y="20" width="31" height="31" rx="3"/></g><path d="M0-12l12 12L0 12-12 0z" fill="L"/>',
  bricks:
    '<g fill="A"><rect x="-56" y="20" width="34" height="17" rx="2"/><rect x="-18" y="20" width="34" height="17" rx="2"/><rect x="20" y="20" width="34" height="17" rx="2"/><rect x="-37" y="-1" width="34" height="17" rx="2"/><rect x="1" y="-1" width="34" height="17" rx="2"/><rect x="-18" y="-22" width="34" height="17" rx="2"/></g><path d="M8-34l36-18 6 12-36 14z" fill="L"/><path d="M14-36q-8 2-4 10" stroke="D" stroke-width="5" fill="none"/><rect x="-60" y="40" width="118" height="8" rx="2" fill="D"/>',
  window:
    '<rect x="-44" y="-52" width="88" height="100" rx="4" fill="M"/><rect x="-36" y="-44" width="33" height="38" fill="L"/><rect x="3" y="-44" width="33" height="38" fill="L"/><rect x="-36" y="0" width="33" height="40" fill="L"/><rect x="3" y="0" width="33" height="40" fill="L"/><path d="M-32-16l22-24M8 34l22-26" stroke="W" stroke-width="6" stroke-linecap="round"/><rect x="-52" y="46" width="104" height="9" rx="3" fill="D"/>',
  gear: '<g fill="M"><circle r="34"/><g><rect x="-9" y="-52" width="18" height="104" rx="4"/><rect x="-52" y="-9" width="104" height="18" rx="4"/></g><g transform="rotate(45)"><rect x="-9" y="-52" width="18" height="104" rx="4"/><rect x="-52" y="-9" width="104" height="18" rx="4"/></g></g><circle r="18" fill="L"/><circle r="9" fill="A"/>',
  tree: '<rect x="-7" y="10" width="14" height="44" rx="4" fill="D"/><circle cy="-18" r="34" fill="M"/><circle cx="-24" cy="2" r="20" fill="M"/><circle cx="24" cy="2" r="20" fill="M"/><circle cx="-10" cy="-26" r="12" fill="L" opacity=".5"/><circle cx="18" cy="-10" r="5" fill="A"/><circle cx="-20" cy="4" r="5" fill="A"/><circle cx="2" cy="-4" r="5" fill="A"/>',
  key: '<circle cx="-28" r="27" fill="M"/><circle cx="-34" r="11" fill="L"/><path d="M-4-9h60v18h-8v14H36V9h-6v10H18V9H-4z" fill="M"/><path d="M-4-2h58" stroke="A" stroke-width="4"/>',
  phone:
    '<rect x="-30" y="-56" width="60" height="112" rx="12" fill="D"/><rect x="-24" y="-44" width="48" height="86" rx="3" fill="M"/><path d="M-24-14l18 10 10-18 20 12" stroke="L" stroke-width="3" fill="none"/><path d="M-24 24l48-36v54h-48z" fill="A" opacity=".6"/><circle cy="49" r="3.5" fill="L"/>',
  laptop:
    '<rect x="-46" y="-40" width="92" height="62" rx="6" fill="D"/><rect x="-39" y="-33" width="78" height="48" rx="2" fill="M"/><path d="M-28-16l12 10-12 10M-6 8h20" stroke="L" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-60 26H60l-6 12H-54z" fill="A"/>',
  washer:
    '<rect x="-44" y="-54" width="88" height="108" rx="8" fill="W"/><rect x="-44" y="-54" width="88" height="24" rx="8" fill="M"/><circle cx="28" cy="-42" r="6" fill="A"/><path d="M-34-42h30" stroke="L" stroke-width="6" stroke-linecap="round"/><circle cy="12" r="32" fill="D"/><circle cy="12" r="25" fill="L"/><path d="M-25 12q12-10 25 0t25 0a25 25 0 0 1-50 0z" fill="A"/>',
  scissors:
    '<path d="M-36-52L16 22M36-52L-16 22" stroke="M" stroke-width="11" stroke-linecap="round"/><g fill="none" stroke="A" stroke-width="9"><circle cx="-24" cy="36" r="15"/><circle cx="24" cy="36" r="15"/></g><circle cy="-1" r="5" fill="D"/>',
  lotus:
    '<path d="M0-44q24 30 0 74q-24-44 0-74z" fill="A"/><path d="M-4 30q-44-10-40-50q34 8 40 50zM4 30q44-10 40-50Q10-12 4 30z" fill="M"/><path d="M-6 32q-44 10-54-22q34-6 54 22zM6 32q44 10 54-22q-34-6-54 22z" fill="M" opacity=".65"/><ellipse cy="42" rx="40" ry="6" fill="D" opacity=".4"/>',
  plate:
    '<circle r="40" fill="W"/><circle r="40" fill="none" stroke="M" stroke-width="5"/><circle r="25" fill="L"/><path d="M-14 4q6-18 18-10q14 2 10 14q-14 12-28-4z" fill="A"/><path d="M-56-40v26q0 7 5 9v47h6V-5q5-2 5-9v-26M-48-40v22M50-40q-10 6-8 34h5v48h6v-82z" fill="D" stroke="D" stroke-width="2"/>',
  burger:
    '<path d="M-46-10q2-36 46-36t46 36z" fill="A"/><path d="M-50-4h100l-6 12q-10 6-18-2q-10 8-18 0q-10 8-18 0q-10 8-18 0q-10 4-18-4z" fill="M"/><rect x="-48" y="8" width="96" height="16" rx="8" fill="D"/><path d="M-46 30h92q0 20-16 20h-60q-16 0-16-20z" fill="A"/><g fill="L"><circle cx="-18" cy="-30" r="3"/><circle cx="4" cy="-36" r="3"/><circle cx="22" cy="-26" r="3"/></g>',
  pizza:
    '<path d="M-52-34Q0-66 52-34L0 56z" fill="A"/><path d="M-52-34Q0-66 52-34l-5 10Q0-52-47-24z" fill="D"/><g fill="M"><circle cx="-14" cy="-18" r="9"/><circle cx="16" cy="-20" r="9"/><circle cx="2" cy="10" r="9"/></g><path d="M-4-30l6 6M-20 4l8 0M10 28l-6 4" stroke="L" stroke-width="4" stroke-linecap="round"/>',
  cup: '<path d="M-42-16h70v30q0 30-28 30h-14q-28 0-28-30z" fill="M"/><path d="M28-8h10q16 0 16 14t-16 14H26" fill="none" stroke="M" stroke-width="8"/><ellipse cx="-7" cy="-16" rx="35" ry="8" fill="D"/><path d="M-22-30q-8-10 0-18t0-14M0-30q-8-10 0-18t0-14" stroke="A" stroke-width="5" fill="none" stroke-linecap="round" transform="translate(0 -2) scale(1 .8)"/><rect x="-52" y="48" width="90" height="7" rx="3" fill="D"/>',
  beer: '<path d="M-34-28h58v70q0 8-8 8h-42q-8 0-8-8z" fill="A"/><path d="M24-14h12q12 0 12 14v16q0 14-12 14H24" fill="none" stroke="A" stroke-width="8"/><g fill="W"><circle cx="-26" cy="-32" r="13"/><circle cx="-4" cy="-38" r="16"/><circle cx="18" cy="-30" r="12"/><rect x="-34" y="-32" width="58" height="14"/></g><path d="M-20-6v42M-4-6v42M12-6v42" stroke="L" stroke-width="5" stroke-linecap="round" opacity=".7"/>',
  bread:
    '<path d="M-52 0q-8-34 30-36h44q38 2 30 36q-6 6-8 6v26q0 8-8 8h-72q-8 0-8-8V6q-4 0-8-6z" fill="A"/><path d="M-40-4q-2-20 18-20h44q20 0 18 20v32h-80z" fill="L" opacity=".55"/><path d="M-22-20l-8 24M2-20l-8 24M26-20l-8 24" stroke="D" stroke-width="5" stroke-linecap="round"/>',
  sausage:
    '<rect x="-54" y="-34" width="92" height="26" rx="13" fill="M" transform="rotate(12)"/><rect x="-40" y="4" width="92" height="26" rx="13" fill="A" transform="rotate(-8)"/><g stroke="L" stroke-width="4" stroke-linecap="round"><path d="M-28-30l6 14M-6-26l6 14M16-20l6 14M-18 12l6 14M4 8l6 14M26 4l6 14"/></g><rect x="-56" y="44" width="112" height="8" rx="4" fill="D"/>',
  basket:
    '<g><circle cx="-20" cy="-16" r="17" fill="A"/><circle cx="12" cy="-22" r="18" fill="M"/><circle cx="32" cy="-8" r="14" fill="A"/><path d="M-30-30q-4-22 6-28q4 18-2 28z" fill="M"/></g><path d="M-54-4H54l-10 52h-88z" fill="D"/><path d="M-50 12h100M-47 28h94M-26-4l6 52M0-4v52M26-4l-6 52" stroke="L" stroke-width="3" opacity=".5"/>',
  shirt:
    '<path d="M-20-46q20 14 40 0l34 20-14 26-14-8v58h-52V-8l-14 8-14-26z" fill="M"/><path d="M-20-46q20 24 40 0l-6-4q-14 10-28 0z" fill="D"/><path d="M0-24v70" stroke="L" stroke-width="3"/><rect x="8" y="-8" width="14" height="14" rx="2" fill="A"/>',
  shoe: '<path d="M-52-24q14 8 26 0l34 30q14 6 40 10q8 6 6 14h-106z" fill="M"/><rect x="-54" y="30" width="110" height="12" rx="6" fill="D"/><path d="M-16-8l10-8M-4 2l10-8M8 12l10-8" stroke="L" stroke-width="5" stroke-linecap="round"/><path d="M-52-4q14 2 20 34h-20z" fill="A"/>',
  sofa: '<rect x="-44" y="-34" width="88" height="46" rx="12" fill="M"/><path d="M-58-6q14-4 18 8v12h80V2q4-12 18-8v38q0 8-8 8h-100q-8 0-8-8z" fill="A"/><rect x="-38" y="4" width="37" height="18" rx="5" fill="L"/><rect x="1" y="4" width="37" height="18" rx="5" fill="L"/><path d="M-46 40v10M46 40v10" stroke="D" stroke-width="7"/>',
  flower:
    '<path d="M0 4v44" stroke="D" stroke-width="6"/><path d="M0 34q-30 0-32-24q28 0 32 24zM0 40q26-2 28-24q-26 2-28 24z" fill="M"/><g fill="A"><circle cy="-42" r="14"/><circle cx="19" cy="-28" r="14"/><circle cx="12" cy="-6" r="14"/><circle cx="-12" cy="-6" r="14"/><circle cx="-19" cy="-28" r="14"/></g><circle cy="-22" r="12" fill="L"/>',
  book: '<path d="M0-34q-26-16-54-8v76q28-8 54 8q26-16 54-8v-76q-28-8-54 8z" fill="M"/><path d="M-6-26q-18-10-40-6v58q22-2 40 6zM6-26q18-10 40-6v58q-22-2-40 6z" fill="L"/><path d="M-38-14h24M-38 0h24M14-14h24M14 0h16" stroke="D" stroke-width="3" opacity=".5"/><path d="M26-40v36l7-7 7 7v-36z" fill="A"/>',
  ring: '<circle cy="16" r="34" fill="none" stroke="A" stroke-width="11"/><path d="M-22-50h44l14 16L0-6-36-34z" fill="M"/><path d="M-36-34h72M-10-34L0-6l10-28M-10-34l-4-16M10-34l4-16" stroke="L" stroke-width="3" fill="none"/>',
  spool:
    '<rect x="-34" y="-50" width="68" height="14" rx="4" fill="D"/><rect x="-26" y="-36" width="52" height="66" fill="A"/><path d="M-26-24l52 8M-26-8l52 8M-26 8l52 8" stroke="L" stroke-width="4"/><rect x="-34" y="30" width="68" height="14" rx="4" fill="D"/><path d="M26 20q30 4 20-30T54-52" stroke="M" stroke-width="4" fill="none"/><path d="M-50 54L44 48" stroke="M" stroke-width="5" stroke-linecap="round"/>',
  cross:
    '<rect x="-50" y="-38" width="100" height="82" rx="12" fill="M"/><path d="M-18-38v-8q0-8 8-8h20q8 0 8 8v8" fill="none" stroke="D" stroke-width="7"/><circle cy="4" r="28" fill="W"/><path d="M-7-14H7v11h11v14H7v11H-7V11h-11V-3h11z" fill="A"/>',
  tooth:
    '<path d="M-36-40q18-14 36-2q18-12 36 2q14 14 4 44q-6 44-20 44q-10 0-12-26q-2-8-8-8t-8 8q-2 26-12 26q-14 0-20-44q-10-30 4-44z" fill="W"/><path d="M-36-40q18-14 36-2q18-12 36 2q14 14 4 44q-6 44-20 44q-10 0-12-26q-2-8-8-8t-8 8q-2 26-12 26q-14 0-20-44q-10-30 4-44z" fill="M" opacity=".5"/><path d="M-26-24q6-10 16-8" stroke="W" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M40-52l4 9 9 4-9 4-4 9-4-9-9-4 9-4z" fill="A"/>',
  pill: '<path d="M-50 4h100q-2 32-26 40h-48Q-48 36-50 4z" fill="M"/><rect x="-28" y="44" width="56" height="9" rx="4" fill="D"/><path d="M6 4L34-50" stroke="D" stroke-width="11" stroke-linecap="round"/><rect x="-56" y="-4" width="112" height="11" rx="5" fill="D"/><g transform="rotate(-35 -22 -26)"><rect x="-42" y="-36" width="40" height="19" rx="9" fill="A"/><path d="M-22-36h11a9 9 0 0 1 0 19h-11z" fill="W"/></g>',
  glasses:
    '<g fill="L" stroke="M" stroke-width="8"><circle cx="-30" cy="6" r="24"/><circle cx="30" cy="6" r="24"/></g><path d="M-7 2q7-8 14 0M-54 2l-4-22M54 2l4-22" stroke="M" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-40-2l12-10M20-2l12-10" stroke="W" stroke-width="5" stroke-linecap="round"/><circle cx="-30" cy="10" r="5" fill="A"/><circle cx="30" cy="10" r="5" fill="A"/>',
  leaf: '<path d="M-44 34Q-52-44 46-48Q54 40-44 34z" fill="M"/><path d="M-52 50Q-20 0 28-30M-22 10l4-26M-4-6l30 0M-30 22l26 2" stroke="L" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="36" cy="40" r="10" fill="A"/>',
  paw: '<ellipse cy="22" rx="30" ry="25" fill="M"/><ellipse cx="-38" cy="-4" rx="12" ry="16" fill="A" transform="rotate(-24 -38 -4)"/><ellipse cx="-14" cy="-30" rx="12" ry="17" fill="A"/><ellipse cx="14" cy="-30" rx="12" ry="17" fill="A"/><ellipse cx="38" cy="-4" rx="12" ry="16" fill="A" transform="rotate(24 38 -4)"/>',
  heart:
    '<path d="M0 44Q-58 6-46-26Q-28-52 0-24Q28-52 46-26Q58 6 0 44z" fill="A"/><path d="M-34-20q6-12 18-10" stroke="W" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-60 34q20-6 34 8l20 12h30q10-2 8-10q-2-6-10-6H0" fill="none" stroke="M" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
  bucket:
    '<path d="M-40-6h62l-8 56h-46z" fill="M"/><path d="M-36-8q27-52 54 0" fill="none" stroke="D" stroke-width="5"/><ellipse cx="-9" cy="-6" rx="31" ry="8" fill="L"/><path d="M42-56L30 10" stroke="D" stroke-width="7" stroke-linecap="round"/><path d="M18 8h26l6 42H12z" fill="A"/><path d="M20 26v22M31 26v22M42 26v22" stroke="L" stroke-width="3"/><circle cx="-50" cy="-36" r="8" fill="L"/><circle cx="-34" cy="-50" r="5" fill="L"/>',
  hanger:
    '<path d="M0-26v-8q12-2 12-12t-12-10q-10 0-11 9" fill="none" stroke="D" stroke-width="6" stroke-linecap="round"/><path d="M0-28L54 8H-54z" fill="none" stroke="D" stroke-width="7" stroke-linejoin="round"/><path d="M-30 8h60v46h-60z" fill="M"/><path d="M-12 8v46M12 8v46" stroke="L" stroke-width="4"/><circle cx="44" cy="-34" r="8" fill="A"/><circle cx="30" cy="-48" r="5" fill="A"/>',
  camera:
    '<path d="M-20-40h40l8 14h20q8 0 8 8v52q0 8-8 8h-96q-8 0-8-8v-52q0-8 8-8h20z" fill="M"/><circle cy="8" r="28" fill="D"/><circle cy="8" r="20" fill="L"/><circle cy="8" r="11" fill="D"/><circle cx="-6" cy="2" r="5" fill="W"/><rect x="34" y="-16" width="12" height="8" rx="2" fill="A"/>',
  calculator:
    '<rect x="-36" y="-54" width="72" height="108" rx="9" fill="M"/><rect x="-26" y="-44" width="52" height="24" rx="3" fill="L"/><g fill="W"><rect x="-26" y="-10" width="14" height="14" rx="3"/><rect x="-7" y="-10" width="14" height="14" rx="3"/><rect x="-26" y="10" width="14" height="14" rx="3"/><rect x="-7" y="10" width="14" height="14" rx="3"/><rect x="-26" y="30" width="33" height="14" rx="3"/></g><rect x="12" y="-10" width="14" height="54" rx="3" fill="A"/><path d="M2-32h16" stroke="D" stroke-width="5"/>',
  scales:
    '<path d="M0-48v88M-46-34h92" stroke="D" stroke-width="7" stroke-linecap="round"/><path d="M-46-32l-16 40h32zM46-32L30 8h32z" fill="none" stroke="D" stroke-width="3"/><path d="M-64 8h36q-2 18-18 18T-64 8zM28 8h36q-2 18-18 18T28 8z" fill="A"/><rect x="-28" y="40" width="56" height="11" rx="5" fill="M"/><circle cy="-48" r="8" fill="M"/>',
  umbrella:
    '<path d="M-54 4Q-48-48 0-50Q48-48 54 4q-14-12-27 0q-13-12-27 0q-14-12-27 0q-13-12-27 0z" fill="M"/><path d="M-27 4Q-24-36 0-50Q24-36 27 4q-13-12-27 0q-14-12-27 0z" fill="A"/><path d="M0-2v42q0 12-12 12t-12-10" fill="none" stroke="D" stroke-width="7" stroke-linecap="round"/>',
  house:
    '<path d="M-40 0h80v50h-80z" fill="A" opacity=".4"/><path d="M0-52L58 2H-58z" fill="M"/><rect x="-10" y="16" width="22" height="34" fill="A"/><rect x="-30" y="10" width="14" height="14" fill="M"/><rect x="20" y="10" width="14" height="14" fill="M"/><rect x="24" y="-48" width="12" height="24" fill="D"/><circle cx="7" cy="34" r="2.5" fill="W"/>',
  compass:
    '<rect x="-56" y="20" width="112" height="26" rx="3" fill="A"/><path d="M-44 20v10M-30 20v14M-16 20v10M-2 20v14M12 20v10M26 20v14M40 20v10" stroke="D" stroke-width="3"/><path d="M0-38L-24 16M0-38L24 16" stroke="M" stroke-width="9" stroke-linecap="round"/><path d="M-14-4q14 8 28 0" stroke="D" stroke-width="4" fill="none"/><circle cy="-42" r="11" fill="D"/>',
  candle:
    '<rect x="-15" y="-14" width="30" height="62" rx="4" fill="W"/><path d="M-15-8q8 12 14 0q8 16 16 0v-4h-30z" fill="L"/><path d="M0-14v-10" stroke="D" stroke-width="3"/><path d="M0-56q13 18 0 32q-13-14 0-32z" fill="A"/><ellipse cy="50" rx="38" ry="7" fill="M"/><path d="M-46 44q-16-16 2-30q12 14-2 30zM46 44q16-16-2-30q-12 14 2 30z" fill="M"/>',
  wheel:
    '<circle r="46" fill="none" stroke="D" stroke-width="12"/><path d="M-44 0h88M0 6v40" stroke="D" stroke-width="11"/><circle cy="2" r="16" fill="M"/><circle cy="2" r="7" fill="A"/>',
  cap: '<path d="M0-40L60-12 0 16-60-12z" fill="M"/><path d="M-34 2v26q34 22 68 0V2L0 18z" fill="D"/><path d="M46-6v36" stroke="A" stroke-width="5"/><circle cx="46" cy="36" r="8" fill="A"/>',
  blocks:
    '<rect x="-52" y="6" width="44" height="44" rx="6" fill="M"/><rect x="2" y="6" width="44" height="44" rx="6" fill="A"/><path d="M-26-50L2-2h-56z" fill="D" transform="translate(24 2)"/><circle cx="-30" cy="28" r="10" fill="L"/><path d="M14 28h20M24 18v20" stroke="L" stroke-width="7" stroke-linecap="round"/>',
  dumbbell:
    '<rect x="-30" y="-7" width="60" height="14" fill="D"/><g fill="M"><rect x="-48" y="-34" width="20" height="68" rx="6"/><rect x="28" y="-34" width="20" height="68" rx="6"/></g><rect x="-60" y="-20" width="12" height="40" rx="5" fill="A"/><rect x="48" y="-20" width="12" height="40" rx="5" fill="A"/>',
  bed: '<rect x="-58" y="-34" width="12" height="84" rx="4" fill="D"/><rect x="46" y="-4" width="12" height="54" rx="4" fill="D"/><rect x="-46" y="10" width="92" height="28" fill="M"/><rect x="-42" y="-14" width="32" height="22" rx="7" fill="W"/><path d="M-6 10q2-20 20-20h32v20z" fill="A"/><path d="M20-44a15 15 0 1 0 14 20a13 13 0 0 1-14-20z" fill="A" opacity=".8"/>',
  box: '<path d="M-50-14h100v62h-100z" fill="A"/><path d="M-50-14l16-24h68l16 24z" fill="M"/><path d="M-8-38h16v34H-8z" fill="L"/><path d="M18 32h20M18 22h20" stroke="D" stroke-width="4"/><path d="M-38 38v-18M-44 26l6-7 6 7" stroke="D" stroke-width="4" fill="none"/>',
  truck:
    '<rect x="-60" y="-36" width="70" height="60" rx="4" fill="M"/><path d="M14-20h24l20 22v22H14z" fill="A"/><path d="M22-12h13l12 14H22z" fill="L"/><circle cx="-36" cy="28" r="13" fill="D"/><circle cx="34" cy="28" r="13" fill="D"/><circle cx="-36" cy="28" r="5" fill="L"/><circle cx="34" cy="28" r="5" fill="L"/><path d="M-48-6h44" stroke="L" stroke-width="6" stroke-linecap="round"/>',
};

/** The motif of each demo trade. */
export const motifOfTrade: Readonly<Record<string, string>> = {
  'kfz-werkstatt': 'wrench',
  autohaendler: 'car',
  reifenservice: 'tyre',
  autoteile: 'battery',
  'tuev-pruefstelle': 'check',
  autowaesche: 'wash',
  'karosserie-lackiererei': 'car',
  fahrradwerkstatt: 'bike',
  sanitaer: 'tap',
  'heizung-klima': 'flame',
  elektriker: 'plug',
  maler: 'roller',
  dachdecker: 'roof',
  tischler: 'saw',
  fliesenleger: 'tiles',
  bauunternehmen: 'bricks',
  glaserei: 'window',
  metallbau: 'gear',
  'garten-landschaftsbau': 'tree',
  schluesseldienst: 'key',
  'handy-reparatur': 'phone',
  'computer-it': 'laptop',
  haushaltsgeraete: 'washer',
  friseur: 'scissors',
  kosmetik: 'lotus',
  restaurant: 'plate',
  imbiss: 'burger',
  pizzeria: 'pizza',
  cafe: 'cup',
  'bar-kneipe': 'beer',
  baeckerei: 'bread',
  metzgerei: 'sausage',
  supermarkt: 'basket',
  mode: 'shirt',
  schuhe: 'shoe',
  moebel: 'sofa',
  blumen: 'flower',
  'buecher-schreibwaren': 'book',
  'uhrmacher-goldschmied': 'ring',
  schneiderei: 'spool',
  arzt: 'cross',
  zahnarzt: 'tooth',
  apotheke: 'pill',
  optiker: 'glasses',
  therapie: 'leaf',
  tierarzt: 'paw',
  pflege: 'heart',
  reinigung: 'bucket',
  waescherei: 'hanger',
  fotograf: 'camera',
  steuerberater: 'calculator',
  rechtsanwalt: 'scales',
  versicherung: 'umbrella',
  immobilienmakler: 'house',
  architekt: 'compass',
  bestattung: 'candle',
  fahrschule: 'wheel',
  'kurse-nachhilfe': 'cap',
  kindergarten: 'blocks',
  'fitness-sport': 'dumbbell',
  hotel: 'bed',
  umzug: 'box',
  spedition: 'truck',
  taxi: 'taxi',
};
