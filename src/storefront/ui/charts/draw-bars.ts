import Chart from 'uplot';
import 'uplot/dist/uPlot.min.css';

type Day = { readonly at: number; readonly value: number };
type Formatters = { readonly day: (at: number) => string; readonly amount: (value: number) => string };

/** Draws a bar for each day at the element's width, and again when that changes. Colours come from the page. */
export function drawBars(container: HTMLElement, days: readonly Day[], { day, amount }: Formatters) {
  const style = getComputedStyle(container);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  const axis = { stroke: colour('muted'), font: `12px ${style.fontFamily}`, ticks: { show: false } } as const;
  const bars = (name: string) => ({
    fill: colour(name),
    stroke: colour(name),
    width: 0,
    points: { show: false },
    paths: Chart.paths.bars?.({ size: [0.7, 48], radius: 0.2 }) ?? (() => null),
  });
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });
  const chart = new Chart(
    {
      ...size(),
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: (_, min, max) => [min - 0.5, max + 0.5] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 28,
          incrs: [1, 2, 5, 7, 10, 15, 30],
          space: 48,
          values: (_, indices) => indices.map((index) => (days[index] === undefined ? '' : day(days[index].at))),
        },
        {
          ...axis,
          grid: { stroke: colour('line'), width: 1 },
          size: (_, values) => 12 + 7 * Math.max(2, ...(values ?? []).map((value) => value.length)),
          values: (_, values) => values.map(amount),
        },
      ],
      series: [{}, bars('success'), bars('danger')],
    },
    [
      days.map((_, index) => index),
      days.map(({ value }) => Math.max(0, value)),
      days.map(({ value }) => Math.min(0, value)),
    ],
    container,
  );
  const resizeObserver = new ResizeObserver(() => chart.setSize(size()));
  resizeObserver.observe(container);
  return {
    close: () => {
      resizeObserver.disconnect();
      chart.destroy();
    },
  };
}
