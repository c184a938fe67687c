<?php
/**
 * Addresses of widgets in the text, one on a line: pages show the widget itself, and editors the frame of oEmbed, whose provider gets the
 * key of the site.
 */

if (!defined('ABSPATH')) exit;

add_action('init', function () {
    if (hearth_server() === '') return;
    wp_oembed_add_provider(hearth_server() . '/w/*', hearth_server() . '/oembed');
    $address = '#^' . preg_quote(hearth_server(), '#') . '/w/([a-z-]+)(?:\?(\S*))?$#i';
    wp_embed_register_handler('hearth', $address, function ($found) {
        parse_str(html_entity_decode($found[2] ?? ''), $given);
        foreach (hearth_widgets() as $widget)
            if ($widget['name'] === strtolower($found[1])) return hearth_markup($widget, hearth_flags($widget, $given));
        return false;
    });
});

/** A name without a value is a flag that is on. */
function hearth_flags(array $widget, array $given) {
    foreach ($widget['attributes'] as $field)
        if ($field['kind'] === 'flag' && ($given[$field['name']] ?? null) === '') $given[$field['name']] = 'true';
    return $given;
}

add_filter('oembed_fetch_url', function ($provider, $url) {
    if (hearth_server() === '' || hearth_key() === '' || strpos($url, hearth_server() . '/w/') !== 0) return $provider;
    if (preg_match('/[?&]key=/', $url)) return $provider;
    $keyed = add_query_arg('key', rawurlencode(hearth_key()), $url);
    return add_query_arg('url', rawurlencode($keyed), remove_query_arg('url', $provider));
}, 10, 2);
