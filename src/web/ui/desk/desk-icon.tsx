import type { ReactNode } from 'react';

/** The desk's marks on a grid of 20: line icons, priorities, and the rings that fill as an order goes on. */
const marks = {
  home: <path d="M3 9.2 10 3.5l7 5.7M5 8v8.5h10V8M8.2 16.5v-5h3.6v5" />,
  box: <path d="m10 2.8 6.5 3.4v7.6L10 17.2l-6.5-3.4V6.2zM3.7 6.3 10 9.7l6.3-3.4M10 9.7v7.4M6.8 4.6l6.3 3.4" />,
  tag: (
    <>
      <path d="M3.2 3.2h6.3l7.3 7.3-6.3 6.3-7.3-7.3z" />
      <circle cx="6.7" cy="6.7" r="1" />
    </>
  ),
  shop: (
    <path d="M4 9.5v7h12v-7M2.8 7.3 4.3 3.5h11.4l1.5 3.8a2.4 2.4 0 0 1-4.8.2 2.4 2.4 0 0 1-4.8 0 2.4 2.4 0 0 1-4.8-.2zM8 16.5v-4h4v4" />
  ),
  bell: (
    <path d="M10 3a4.6 4.6 0 0 0-4.6 4.6c0 3.6-1.4 4.9-1.9 5.6h13c-.5-.7-1.9-2-1.9-5.6A4.6 4.6 0 0 0 10 3zM8.2 15.6a1.9 1.9 0 0 0 3.6 0" />
  ),
  chat: <path d="M3 4.5h14v9.5H9.2L5.6 17v-3H3zM6.2 8h7.6M6.2 10.8h4.8" />,
  dots: (
    <g fill="currentColor" stroke="none">
      <circle cx="5" cy="10" r="1.3" />
      <circle cx="10" cy="10" r="1.3" />
      <circle cx="15" cy="10" r="1.3" />
    </g>
  ),
  down: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  up: <path d="m5.5 12 4.5-4.5 4.5 4.5" />,
  right: <path d="m8 5.5 4.5 4.5L8 14.5" />,
  left: <path d="M12 5.5 7.5 10l4.5 4.5" />,
  ext: <path d="M11.5 4H16v4.5M15.6 4.4 9.5 10.5M8.5 5H4v11h11v-4.5" />,
  help: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M7.9 8a2.2 2.2 0 1 1 3 2.1c-.6.3-.9.7-.9 1.4M10 13.7v.3" />
    </>
  ),
  plus: <path d="M10 4.5v11M4.5 10h11" />,
  check: <path d="m4.5 10.5 3.6 3.6 7.4-8" />,
  critical: (
    <>
      <path fill="currentColor" stroke="none" d="M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9z" />
      <path stroke="var(--surface)" strokeWidth="2" d="M10 6v5M10 13.6v.4" />
    </>
  ),
  high: (
    <>
      <path fill="currentColor" stroke="none" d="M10 2.6 18 17H2z" />
      <path stroke="var(--surface)" strokeWidth="1.9" d="M10 7.6v4.2M10 14.2v.3" />
    </>
  ),
  normal: <circle cx="10" cy="10" r="6.5" fill="currentColor" stroke="none" />,
  low: <circle cx="10" cy="10" r="5.6" strokeWidth="2" />,
  s0: <circle cx="10" cy="10" r="6" />,
  s1: (
    <>
      <circle cx="10" cy="10" r="6" />
      <path fill="currentColor" stroke="none" d="M10 6a4 4 0 0 1 0 8z" />
    </>
  ),
  s2: (
    <>
      <circle cx="10" cy="10" r="6" />
      <circle cx="10" cy="10" r="2.6" fill="currentColor" stroke="none" />
    </>
  ),
  sx: (
    <>
      <circle cx="10" cy="10" r="6" />
      <path d="M5.8 14.2 14.2 5.8" />
    </>
  ),
  s3: (
    <>
      <circle cx="10" cy="10" r="6.7" fill="currentColor" stroke="none" />
      <path stroke="var(--surface)" strokeWidth="1.7" d="m7 10.2 2.2 2.2 3.9-4.4" />
    </>
  ),
  copy: <path d="M7.5 7.5h9v9h-9zM4.5 12.5h-1v-9h9v1" />,
  eye: (
    <>
      <path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  image: (
    <>
      <path d="M3.5 4h13v12h-13zM3.5 13l3.7-3.6 3.3 3 2.4-2 3.6 3" />
      <circle cx="12.8" cy="7.3" r="1.2" />
    </>
  ),
  trash: <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.8 11h8l.8-11M8.4 8.5v5M11.6 8.5v5" />,
  search: (
    <>
      <circle cx="8.8" cy="8.8" r="5.2" />
      <path d="m12.7 12.7 4 4" />
    </>
  ),
  truck: (
    <>
      <path d="M2.5 5h9v8.5h-9zM11.5 8h3.3l2.7 2.8v2.7h-6" />
      <circle cx="6" cy="14.6" r="1.6" />
      <circle cx="14" cy="14.6" r="1.6" />
    </>
  ),
  wallet: <path d="M3 6.2h14v10H3zM3 6.2 13 3.4v2.8M17 9.5h-4a1.7 1.7 0 0 0 0 3.4h4" />,
  chart: <path d="M3.5 3v13.5H17M6.5 13l3-4 2.6 2L16 6" />,
  star: <path d="m10 2.9 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.3l-4.5 2.4.9-5-3.6-3.5 5-.7z" />,
  coin: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M12.6 7.3a3.4 3.4 0 1 0 0 5.4M6.3 9.2h4M6.3 10.9h4" />
    </>
  ),
  scale: <path d="M10 3v14M6 17h8M4 5.5h12M4 5.5l-1.8 5a2.2 2.2 0 0 0 3.8 0zM16 5.5l-1.8 5a2.2 2.2 0 0 0 3.8 0z" />,
  cal: <path d="M3.5 4.8h13v12h-13zM3.5 8.4h13M7 3v3M13 3v3" />,
  percent: (
    <>
      <path d="M15.5 4.5l-11 11" />
      <circle cx="6" cy="6" r="2" />
      <circle cx="14" cy="14" r="2" />
    </>
  ),
  ret: <path d="M7 5 3.5 8.5 7 12M3.8 8.5h8.4a4 4 0 0 1 0 8H8" />,
  x: <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />,
  print: <path d="M6 8V3.5h8V8M6 14H3.5V8h13v6H14M6 11.8h8v4.7H6z" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 5.8V10l2.8 1.8" />
    </>
  ),
  lock: <path d="M4.5 9h11v7.5h-11zM6.8 9V6.5a3.2 3.2 0 0 1 6.4 0V9" />,
  people: (
    <>
      <circle cx="7.6" cy="7" r="2.8" />
      <path d="M2.5 16c.3-3.2 2.3-5 5.1-5s4.8 1.8 5.1 5M12.4 4.5a2.6 2.6 0 0 1 0 5M14 11.4c2 .5 3.2 2.1 3.5 4.6" />
    </>
  ),
  shield: <path d="M10 2.8 16.2 5v4.6c0 3.7-2.5 6.3-6.2 7.6-3.7-1.3-6.2-3.9-6.2-7.6V5zM7.3 9.8l2 2 3.5-3.8" />,
  gear: (
    <>
      <circle cx="10" cy="10" r="2.6" />
      <path d="M10 2.8v2.4M10 14.8v2.4M2.8 10h2.4M14.8 10h2.4M4.9 4.9l1.7 1.7M13.4 13.4l1.7 1.7M15.1 4.9l-1.7 1.7M6.6 13.4l-1.7 1.7" />
    </>
  ),
  key: (
    <>
      <circle cx="6.6" cy="13.4" r="3.4" />
      <path d="m9 11 7.5-7.5M13 7l2.5 2.5" />
    </>
  ),
  mail: <path d="M3 5h14v10.5H3zM3.3 5.4 10 10.6l6.7-5.2" />,
  archive: <path d="M3 4h14v3.5H3zM4.2 7.5v9h11.6v-9M8 10.5h4" />,
  clip: <path d="m14.8 9.3-5.3 5.3a3 3 0 0 1-4.3-4.3l6-6a2 2 0 0 1 2.9 2.9l-5.9 5.9a1 1 0 0 1-1.5-1.4l5-5" />,
  edit: <path d="m4 16 .8-3.4L13.4 4l2.6 2.6-8.6 8.6zM11.8 5.6l2.6 2.6" />,
  flag: <path d="M5 17V3.5h9.5l-2 3.2 2 3.3H5" />,
  inbox: <path d="M3 11.5 5.2 4h9.6l2.2 7.5v4.7H3zM3 11.5h4c.3 1.5 1.3 2.3 3 2.3s2.7-.8 3-2.3h4" />,
  quick: (
    <>
      <path d="M3 5h14v8.5h-4.5L10 17l-2.5-3.5H3z" />
      <path d="m10.8 6.5-2.3 3h3l-2.3 2.7" />
    </>
  ),
  send: <path d="M3.2 9.6 16.8 3.4l-4 13.2-3-5.8zM9.8 10.8l7-7.4" />,
  block: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m5 5 10 10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DeskIconName = keyof typeof marks;

/** Decoration only; the words stand beside it. */
export const DeskIcon = ({ name, small = false }: { name: DeskIconName; small?: boolean }) => (
  <svg className={`icon${small ? ' icon--s' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
    {marks[name]}
  </svg>
);
