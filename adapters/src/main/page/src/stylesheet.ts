const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once; done when it holds, or when it cannot be read: then the browser says so. */
export function stylesheet(address: string): Promise<void> {
  const known = sheets.get(address) ?? new Promise<void>((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  sheets.set(address, known);
  return known;
}
