import { pathOf, type Canvas2D } from '../ground/sheet';

/** The origin of the picture on the page, and its dots for a pixel. */
export interface Paper { left: number; top: number; density: number }

/** Draws an element of the page and all in it as it is shown: boxes, texts, and the lines of SVG. */
export function drawElement(drawing: Canvas2D, element: Element, paper: Paper): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' || element.classList.contains('unseen')) {
    return;
  }
  if (element instanceof SVGGraphicsElement) {
    drawLines(drawing, element, style, paper);
  } else {
    drawBox(drawing, element, style, paper);
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      drawElement(drawing, child, paper);
    } else if (child.nodeType === Node.TEXT_NODE && !(element instanceof SVGElement)) {
      drawText(drawing, child, element, style, paper);
    }
  }
}

function drawBox(drawing: Canvas2D, element: Element, style: CSSStyleDeclaration, { left, top, density }: Paper): void {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) {
    return;
  }
  drawing.setTransform(density, 0, 0, density, density * (box.left - left), density * (box.top - top));
  if (seen(style.backgroundColor)) {
    drawing.fillStyle = style.backgroundColor;
    drawing.fillRect(0, 0, box.width, box.height);
  }
  const width = parseFloat(style.borderTopWidth);
  if (width > 0 && style.borderTopStyle !== 'none' && seen(style.borderTopColor)) {
    drawing.setLineDash([]);
    drawing.strokeStyle = style.borderTopColor;
    drawing.lineWidth = width;
    drawing.beginPath();
    drawing.rect(width / 2, width / 2, box.width - width, box.height - width);
    drawing.stroke();
  }
}

/** A line of text where it stands; its letters are as much larger or smaller as its element is shown. */
function drawText(drawing: Canvas2D, text: Node, element: Element, style: CSSStyleDeclaration, { left, top, density }: Paper): void {
  const said = text.textContent?.trim();
  if (!said || !(element instanceof HTMLElement)) {
    return;
  }
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  const scale = element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  const size = parseFloat(style.fontSize);
  drawing.setTransform(density * scale, 0, 0, density * scale, density * (box.left + box.width / 2 - left), density * (box.top + box.height / 2 - top));
  drawing.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
  drawing.textAlign = 'center';
  drawing.fillStyle = style.color;
  drawing.fillText(said, 0, size * 0.35);
}

function drawLines(drawing: Canvas2D, element: SVGGraphicsElement, style: CSSStyleDeclaration, { left, top, density }: Paper): void {
  const matrix = element.getScreenCTM();
  if (!matrix) {
    return;
  }
  drawing.setTransform(density * matrix.a, density * matrix.b, density * matrix.c, density * matrix.d, density * (matrix.e - left), density * (matrix.f - top));
  drawing.lineCap = 'round';
  drawing.lineWidth = parseFloat(style.strokeWidth);
  drawing.strokeStyle = style.stroke;
  drawing.fillStyle = style.fill;
  drawing.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(parseFloat));
  if (element instanceof SVGTextElement) {
    const [x, y] = [element.x.baseVal[0]?.value ?? 0, element.y.baseVal[0]?.value ?? 0];
    drawing.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    drawing.textAlign = style.textAnchor === 'middle' ? 'center' : 'left';
    if (seen(style.stroke)) {
      drawing.strokeText(element.textContent ?? '', x, y);
    }
    drawing.fillText(element.textContent ?? '', x, y);
    return;
  }
  const data = element instanceof SVGPathElement ? element.getAttribute('d')
    : element instanceof SVGCircleElement ? circle(element.cx.baseVal.value, element.cy.baseVal.value, element.r.baseVal.value) : null;
  if (!data) {
    return;
  }
  if (seen(style.fill)) {
    drawing.globalAlpha = Number(style.fillOpacity);
    drawing.fill(pathOf(data));
  }
  if (seen(style.stroke)) {
    drawing.globalAlpha = Number(style.strokeOpacity);
    drawing.stroke(pathOf(data));
  }
  drawing.globalAlpha = 1;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function seen(colour: string): boolean {
  return colour !== 'none' && colour !== 'transparent' && !/^rgba\(.*, 0\)$/.test(colour);
}
