<?php
/** The Hearth server of the site and its key, from the settings. */

if (!defined('ABSPATH')) exit;

/** @return string origin of the server without a trailing slash; empty until it is set */
function hearth_server() {
    return (string) get_option('hearth_server', '');
}

function hearth_key() {
    return (string) get_option('hearth_key', '');
}

/**
 * An address of the server, with the key.
 *
 * @param string $path begins with a slash
 * @param array<string, string> $query
 */
function hearth_address($path, array $query = []) {
    if (hearth_key() !== '') $query['key'] = hearth_key();
    $pairs = http_build_query($query, '', '&', PHP_QUERY_RFC3986);
    return hearth_server() . $path . ($pairs === '' ? '' : "?$pairs");
}

/** The script is on all pages: it weighs 2 KB where there is no widget, and turns links in the text into widgets. */
add_action('wp_enqueue_scripts', function () {
    if (hearth_server() === '') return;
    // Without a version: the address of the script names the key alone.
    wp_enqueue_script('hearth', hearth_address('/v1/hearth.js'), [], null);
});

add_filter('script_loader_tag', function ($tag, $handle) {
    return $handle === 'hearth' && strpos($tag, ' async') === false ? str_replace(' src=', ' async src=', $tag) : $tag;
}, 10, 2);
