/** Fields that offer what they may be filled with. */
export const picker = {
  offered: 'Öneriler',
  count: (count: number) => `${count.toLocaleString('tr-TR')} öneri`,
} as const;
