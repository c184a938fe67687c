/** Origin of the photos of listings. */
export interface PhotoOrigin {
  /**
   * The bytes of a picture at a web address.
   * @throws Error where there is none, where it is too large or too slow, and where the address is not on the public internet
   */
  fetch(url: string): Promise<Buffer>;
}
