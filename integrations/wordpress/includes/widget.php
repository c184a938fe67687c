<?php
/** Markup of a widget, for blocks and shortcodes. */

if (!defined('ABSPATH')) exit;

/** @return array<int, array<string, mixed>> the widgets and their fields, which the build writes */
function hearth_widgets() {
    static $widgets = null;
    if ($widgets === null) $widgets = json_decode(file_get_contents(dirname(__DIR__) . '/elements.json'), true);
    return $widgets;
}

/**
 * The tag of a widget with a link that readers without scripts see. Attributes that the widget does not have are left out.
 *
 * @param array<string, mixed> $widget a row of elements.json
 * @param array<string, mixed> $given values by attribute name
 */
function hearth_markup(array $widget, array $given) {
    if (hearth_server() === '') return hearth_note('Hearth: enter the address of your server in the settings.');
    $values = hearth_values($widget, $given);
    foreach ($widget['attributes'] as $field)
        if ($field['required'] && !isset($values[$field['name']]))
            return hearth_note(sprintf('%s: fill in “%s”.', $widget['title'], $field['label']));
    $written = '';
    foreach ($values as $name => $value) $written .= sprintf(' %s="%s"', $name, esc_attr($value));
    $tag = 'hearth-' . $widget['name'];
    return sprintf(
        '<link rel="stylesheet" href="%s"><%s%s><a href="%s">%s</a></%s>',
        esc_url(hearth_server() . "/embed/reserve/{$widget['name']}.css?" . http_build_query($values, '', '&', PHP_QUERY_RFC3986)),
        $tag,
        $written,
        esc_url(hearth_address("/w/{$widget['name']}", $values)),
        esc_html($widget['links'][$values['lang'] ?? 'en'] ?? $widget['link']),
        $tag
    );
}

/** @return array<string, string> the set attributes of a widget; a flag that is off is not set */
function hearth_values(array $widget, array $given) {
    $values = [];
    foreach ($widget['attributes'] as $field) {
        $value = $given[$field['name']] ?? '';
        if ($field['kind'] === 'flag') {
            if (!in_array($value, [false, '', 'false', 'no', '0', 'off'], true)) $values[$field['name']] = '';
            continue;
        }
        // WordPress writes entities into what people without the right to post HTML enter.
        $value = is_scalar($value) ? trim(html_entity_decode((string) $value, ENT_QUOTES)) : '';
        if ($value === '') continue;
        if ($field['kind'] === 'words' && !in_array($value, array_column($field['words'], 0), true)) continue;
        $values[$field['name']] = $value;
    }
    return $values;
}

/** A sentence for the people who can correct the page; its readers see nothing. */
function hearth_note($text) {
    return current_user_can('edit_posts') ? '<p class="hearth-note">' . esc_html($text) . '</p>' : '';
}
