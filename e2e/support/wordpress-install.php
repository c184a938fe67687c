<?php
// Installs WordPress into its empty database, with an author and a contributor; prints nothing.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[2], PHP_URL_HOST) . ':' . parse_url($argv[2], PHP_URL_PORT);
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A blog', 'admin', 'admin@blog.test', true, '', $argv[3]);
switch_theme('twentytwentythree');
foreach (['author', 'contributor'] as $role)
    wp_insert_user(['user_login' => $role, 'user_pass' => $argv[3], 'user_email' => "$role@blog.test", 'role' => $role]);
