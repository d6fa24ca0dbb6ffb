import './icon.css';

const paths = {
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5',
  cart: 'M4 8.5h16l-1.4 11H5.4L4 8.5ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  x: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  down: 'm6 9.5 6 6 6-6',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  up: 'm6 14.5 6-6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  parcel: 'M4 8.2 12 4l8 4.2v7.6L12 20l-8-4.2V8.2Zm0 0 8 4.3 8-4.3M12 12.5V20M8 6.1l8 4.3',
  back: 'M5 9h9.5a4.5 4.5 0 0 1 0 9H10M8.5 5 4.5 9l4 4',
  rule: 'M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5Zm4-4 2 2M10 8.5l3 3M13 5.5l2 2',
  zoom: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5M10.5 8v5M8 10.5h5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1',
  warning: 'M12 4 21 19.5H3L12 4Zm0 6v4.5M12 17v.1',
  error: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3l4.8-4.8ZM12 7.8V13M12 16.2v.1',
  success: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12.3l2.8 2.8L16 9.6',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.6a2.45 2.45 0 1 1 3.5 2.5c-.8.4-1.1.9-1.1 1.7M12 16.5v.1',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.3l3.3 2',
  share: 'M12 15V4M8 8l4-4 4 4M8 11H5v9h14v-9h-3',
  list: 'M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1',
  shop: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16V20H4V9.5ZM9.5 20v-6h5v6',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  bell: 'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4.3-1.7 5.8-2.3 6.7h15.6c-.6-.9-2.3-2.4-2.3-6.7A5.5 5.5 0 0 0 12 4ZM9.9 19a2.2 2.2 0 0 0 4.2 0',
  heart: 'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.1C20 15.2 12 20 12 20Z',
  user: 'M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM4.5 20c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
} as const;

export type IconName = keyof typeof paths;

/** A line icon on a 24 grid; decoration only, the words stand beside it. */
export function Icon({ name, size = '' }: { name: IconName; size?: '' | 's' | 'l' }) {
  return (
    <svg className={`icon${size ? ` icon--${size}` : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
