<?php
// Posts the text on standard input as the user of this name, with the rights of that user, publishes it and prints its id.
$_SERVER['HTTP_HOST'] = parse_url($argv[2], PHP_URL_HOST) . ':' . parse_url($argv[2], PHP_URL_PORT);
require $argv[1] . '/wp-load.php';
wp_set_current_user(get_user_by('login', $argv[3])->ID);
kses_init();
$id = wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'pending', 'post_content' => stream_get_contents(STDIN)]));
wp_publish_post($id);
echo $id;
