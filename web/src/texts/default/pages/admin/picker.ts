/** Fields that offer values to choose from. */
export const picker = {
  offered: 'Öneriler',
  count: (count: number) => `${count.toLocaleString('tr-TR')} öneri`,
} as const;
