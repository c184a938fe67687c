/** First names of `names.ts` that are mostly women's; portraits of the samples follow that custom. */
export const womensNames: ReadonlySet<string> = new Set(
  `Adriana Aisha Alicia Amanda Andrea Angela Anita Ashley Beatriz Beth Camila Carla Caroline Christina Claire Clara
  Cynthia Deborah Denise Diana Dolores Donna Elena Elise Emily Emma Erica Esther Eva Fatima Fiona Gabriela Gina Grace
  Graciela Hannah Helen Imani Irene Isabel Janet Jasmine Jenna Jessica Joanna Julia Karen Karla Katherine Kim Kristen
  Laura Lauren Leah Leticia Linda Linh Lydia Margaret Maria Mariana Martha Maya Megan Mei Melissa Monica Nadia Naomi
  Natalie Neha Nicole Nora Olivia Pamela Patricia Paula Priya Rachel Rebecca Renee Rosa Ruth Sandra Sara Sofia Sonia
  Stephanie Sunita Susan Tamara Teresa Theresa Tiffany Trang Valerie Vanessa Veronica Victoria Wendy Yolanda Zoe`.split(
    /\s+/,
  ),
);
