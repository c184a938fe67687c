<?php
/** Settings, Hearth: the address of the server and the key of the site. */

if (!defined('ABSPATH')) exit;

add_action('admin_init', function () {
    register_setting('hearth', 'hearth_server', ['type' => 'string', 'sanitize_callback' => 'hearth_clean_server']);
    register_setting('hearth', 'hearth_key', ['type' => 'string', 'sanitize_callback' => 'hearth_clean_key']);
    add_settings_section('hearth', '', '__return_null', 'hearth');
    hearth_setting('hearth_server', 'Address of your Hearth server', 'https://homes.example', 'Your brokerage has it; the builder at /embed shows it too.');
    hearth_setting('hearth_key', 'Key of this site', 'hk_…', 'Your brokerage creates it for ' . home_url() . '.');
});

add_action('admin_menu', function () {
    add_options_page('Hearth', 'Hearth', 'manage_options', 'hearth', function () {
        echo '<div class="wrap"><h1>Hearth</h1><form method="post" action="options.php">';
        settings_fields('hearth');
        do_settings_sections('hearth');
        submit_button();
        echo '</form>';
        printf('<p>Widgets don’t show? <a href="%s">Find the problem</a>.</p></div>', esc_url(home_url('/?hearth-doctor')));
    });
});

/** The next step after the plugin is activated. */
add_filter('plugin_action_links_' . plugin_basename(dirname(__DIR__) . '/hearth.php'), function ($links) {
    $address = esc_url(admin_url('options-general.php?page=hearth'));
    return array_merge(["<a href=\"$address\">Settings</a>"], $links);
});

function hearth_setting($name, $label, $placeholder, $help) {
    $show = function () use ($name, $placeholder, $help) {
        printf(
            '<input class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="%3$s"><p class="description">%4$s</p>',
            esc_attr($name),
            esc_attr(get_option($name, '')),
            esc_attr($placeholder),
            esc_html($help)
        );
    };
    add_settings_field($name, $label, $show, 'hearth', 'hearth', ['label_for' => $name]);
}

/** Scheme, host and port; an invalid address keeps the old one and shows an error. */
function hearth_clean_server($text) {
    $text = trim((string) $text);
    if ($text === '') return '';
    $parts = wp_parse_url($text);
    $is_web = is_array($parts) && !empty($parts['host']) && in_array($parts['scheme'] ?? '', ['http', 'https'], true);
    if (!$is_web) {
        add_settings_error('hearth_server', 'invalid', 'Enter an address that begins with https://.');
        return get_option('hearth_server', '');
    }
    return $parts['scheme'] . '://' . strtolower($parts['host']) . (isset($parts['port']) ? ':' . $parts['port'] : '');
}

function hearth_clean_key($text) {
    $text = trim((string) $text);
    if ($text === '' || preg_match('/^hk_\w{20}$/', $text)) return $text;
    add_settings_error('hearth_key', 'invalid', 'A key begins with hk_ and has 23 characters. Copy it whole.');
    return get_option('hearth_key', '');
}
