/** What a proof proves; throws an error that says where it fails. */
export function checkCertificate(text: string): {
  readonly rule: string;
  readonly start: number;
  readonly length: number;
  readonly values: number;
};
