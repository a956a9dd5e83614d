/** Caches the results of a function of a text; starts over once it holds `capacity` texts. */
export function remembered<T>(capacity: number, compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known as T;
    const result = compute(text);
    if (results.size >= capacity) results.clear();
    results.set(text, result);
    return result;
  };
}
