const shared = [
  'amount',
  'currency',
  'payment_method',
  'payment_method_data',
  'payment_method_types',
  'payment_method_options',
  'capture_method',
  'metadata',
  'description',
  'receipt_email',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
  'setup_future_usage',
  'expand',
  'application_fee_amount',
];
const confirming = [
  'return_url',
  'off_session',
  'error_on_requires_action',
  'use_stripe_sdk',
  'mandate_data',
  'radar_options',
];
/** What the provider's script in the browser adds to every call of its own. */
export const ofTheScript = ['key', 'guid', 'muid', 'sid', 'payment_user_agent', 'referrer', 'time_on_page'];
const browser = [...ofTheScript, 'client_secret', 'expected_payment_method_type', 'client_context'];

/** What each call on an intent takes; anything else is refused as the provider does. */
export const knownParams = {
  create: new Set([...shared, ...confirming, 'confirm', 'automatic_payment_methods', 'confirmation_method']),
  update: new Set(shared.filter((name) => name !== 'confirmation_method')),
  confirm: new Set([
    'payment_method',
    'payment_method_data',
    'payment_method_types',
    'payment_method_options',
    'capture_method',
    'receipt_email',
    'shipping',
    'setup_future_usage',
    'expand',
    ...confirming,
    ...browser,
  ]),
  capture: new Set([
    'amount_to_capture',
    'metadata',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'final_capture',
    'application_fee_amount',
    'expand',
  ]),
  cancel: new Set(['cancellation_reason', 'expand', ...browser]),
  retrieve: new Set(['client_secret', 'expand', 'is_stripe_sdk', ...browser]),
};
