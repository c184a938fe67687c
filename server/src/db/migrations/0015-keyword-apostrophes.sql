-- Keywords are compared with straight apostrophes, however a listing or a phone writes them.
update listing set keyword_text = translate(keyword_text, '‘’ʼ', '''''''')
  where keyword_text ~ '[‘’ʼ]';
