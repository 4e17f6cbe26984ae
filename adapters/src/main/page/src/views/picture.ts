const SVG = 'http://www.w3.org/2000/svg';

/**
 * A plot as a picture: it has a name as a whole, and the table beside it tells the same with a link in each row, so that whoever goes by keys or by ear is not
 * led through its marks. A mark leads to its moment by a click.
 */
export function asPicture<P extends Element>(plot: P, look: string): P {
  // The page allows no style within its elements: what Plot says so stands in the style sheet.
  plot.querySelectorAll('style').forEach((style) => style.remove());
  plot.querySelectorAll('a').forEach((link) => link.replaceWith(clicked(link)));
  // A name on a group of marks is allowed to no reader.
  plot.querySelectorAll('g[aria-label]').forEach((group) => group.removeAttribute('aria-label'));
  plot.setAttribute('class', look);
  plot.setAttribute('role', 'img');
  return plot;
}

/** The marks of a link, within which nothing takes the keyboard. */
function clicked(link: Element): Element {
  // Plot writes it in a namespace of its own.
  const to = [...link.attributes].find(({ localName }) => localName === 'href')?.value ?? '';
  const marks = document.createElementNS(SVG, 'g');
  marks.append(...link.childNodes);
  marks.classList.add('linked');
  marks.addEventListener('click', () => location.assign(to));
  return marks;
}
