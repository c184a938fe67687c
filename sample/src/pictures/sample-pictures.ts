/** The pictures of sample listings and agents, as files of one folder. */
export interface SamplePictures {
  /**
   * Makes sure that a sample picture such as 'house-07-640.webp' is in the folder. False for every other name.
   * @throws Error where the picture cannot be drawn or written
   */
  ensure(file: string): Promise<boolean>;
  /** Ends the drawings that have begun and refuses the others. */
  close(): Promise<void>;
}
