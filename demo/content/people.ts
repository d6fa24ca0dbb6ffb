// table of data
import type { AdminRole, Permission } from '#domain/core/permissions/permissions.ts';

export interface DemoPerson {
  email: string;
  name: string;
  line1: string;
  postcode: string;
  city: string;
  country: string;
}

/** Buyers. Bo is the one to sign in as. */
export const demoBuyers: DemoPerson[] = [
  {
    email: 'bo@example.com',
    name: 'Bo Lindgren',
    line1: 'Karl-Heine-Straße 48',
    postcode: '04229',
    city: 'Leipzig',
    country: 'DE',
  },
  {
    email: 'anneke@example.com',
    name: 'Anneke Visser',
    line1: 'Oudegracht 112',
    postcode: '3511 AW',
    city: 'Utrecht',
    country: 'NL',
  },
  {
    email: 'tomasz@example.com',
    name: 'Tomasz Kowal',
    line1: 'ul. Długa 7',
    postcode: '80-827',
    city: 'Gdańsk',
    country: 'PL',
  },
  {
    email: 'claire@example.com',
    name: 'Claire Moreau',
    line1: 'Rue Kervégan 15',
    postcode: '44000',
    city: 'Nantes',
    country: 'FR',
  },
  {
    email: 'sean@example.com',
    name: 'Seán Daly',
    line1: 'Barrack Street 3',
    postcode: 'T12 X8Y2',
    city: 'Cork',
    country: 'IE',
  },
  {
    email: 'elena@example.com',
    name: 'Elena Rossi',
    line1: 'Via Po 21',
    postcode: '10124',
    city: 'Torino',
    country: 'IT',
  },
  {
    email: 'freja@example.com',
    name: 'Freja Holm',
    line1: 'Vestergade 9',
    postcode: '8000',
    city: 'Aarhus',
    country: 'DK',
  },
  {
    email: 'mateo@example.com',
    name: 'Mateo Ruiz',
    line1: 'Calle Larios 4',
    postcode: '29015',
    city: 'Málaga',
    country: 'ES',
  },
  {
    email: 'hanna@example.com',
    name: 'Hanna Virtanen',
    line1: 'Linnankatu 30',
    postcode: '20100',
    city: 'Turku',
    country: 'FI',
  },
  {
    email: 'oliver@example.com',
    name: 'Oliver Price',
    line1: 'Gloucester Road 66',
    postcode: 'BS7 8BH',
    city: 'Bristol',
    country: 'GB',
  },
  {
    email: 'lena@example.com',
    name: 'Lena Huber',
    line1: 'Neubaugasse 12',
    postcode: '1070',
    city: 'Wien',
    country: 'AT',
  },
  {
    email: 'nils@example.com',
    name: 'Nils Berg',
    line1: 'Strandgaten 18',
    postcode: '5013',
    city: 'Bergen',
    country: 'NO',
  },
];

/** Administrators, one for each role. Cy is the master admin. */
export const demoAdmins: { email: string; name: string; role: AdminRole; customPermissions?: Permission[] }[] = [
  { email: 'cy@example.com', name: 'Cy Marsh', role: 'master_admin' },
  { email: 'senior@example.com', name: 'Sol Verne', role: 'senior_admin' },
  { email: 'service@example.com', name: 'Mia Kranz', role: 'customer_service' },
  { email: 'content@example.com', name: 'Ola Nord', role: 'content_moderator' },
  { email: 'finance@example.com', name: 'Ida Falk', role: 'financial_admin' },
  { email: 'analytics@example.com', name: 'Per Lund', role: 'analytics_admin' },
  { email: 'success@example.com', name: 'Ana Reis', role: 'seller_success_manager' },
  { email: 'safety@example.com', name: 'Jo Ward', role: 'trust_and_safety' },
  // An auditor from outside: sees what was done and sold, and touches nothing.
  {
    email: 'custom@example.com',
    name: 'Nils Berg',
    role: 'custom',
    customPermissions: ['audit.view', 'orders.view', 'users.view', 'settings.view'],
  },
];
