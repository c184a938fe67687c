<?php
// What WordPress makes of the text on standard input: of a comment, a post, or a post of a person who may post any HTML.
error_reporting(E_ERROR);
define('ABSPATH', $argv[1] . '/');
define('WPINC', 'wp-includes');
foreach (['plugin', 'functions', 'formatting', 'kses'] as $file) require ABSPATH . WPINC . "/$file.php";
$html = stream_get_contents(STDIN);
if ($argv[2] === 'comments') echo wp_kses_data($html);
if ($argv[2] === 'posts') echo wpautop(wp_kses_post($html));
if ($argv[2] === 'admin') echo wpautop($html);
