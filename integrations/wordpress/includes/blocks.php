<?php
/** A block and a shortcode for each widget. The server writes their markup, so that authors need no right to post HTML. */

if (!defined('ABSPATH')) exit;

add_action('init', function () {
    hearth_register_script('hearth-pick-control', 'pick-control.js', ['wp-components', 'wp-element']);
    hearth_register_script('hearth-blocks', 'blocks.js', ['hearth-pick-control', 'wp-block-editor', 'wp-blocks']);
    $shown = ['server' => hearth_server(), 'key' => hearth_key(), 'widgets' => hearth_widgets()];
    wp_add_inline_script('hearth-pick-control', 'window.hearthBlocks = ' . wp_json_encode($shown, JSON_HEX_TAG) . ';', 'before');
    foreach (hearth_widgets() as $widget) hearth_register($widget);
});

/** A script of the plugin, with the time of its file as its version. */
function hearth_register_script($handle, $file, array $needs) {
    $version = (string) filemtime(dirname(__DIR__) . "/$file");
    wp_register_script($handle, plugins_url($file, __DIR__), $needs, $version);
}

function hearth_register(array $widget) {
    $attributes = [];
    foreach ($widget['attributes'] as $field)
        $attributes[$field['name']] = ['type' => $field['kind'] === 'flag' ? 'boolean' : 'string'];
    register_block_type("hearth/{$widget['name']}", [
        'api_version' => 2,
        'title' => $widget['title'],
        'category' => 'embed',
        'attributes' => $attributes,
        'supports' => ['align' => ['wide', 'full'], 'html' => false],
        'editor_script' => 'hearth-blocks',
        'render_callback' => function ($given) use ($widget) {
            return sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), hearth_markup($widget, (array) $given));
        },
    ]);
    add_shortcode("hearth-{$widget['name']}", function ($given) use ($widget) {
        return hearth_markup($widget, hearth_shortcode_values((array) $given));
    });
}

/** [hearth-search lease limit="6"]: a name alone is a flag that is on. */
function hearth_shortcode_values(array $given) {
    $values = [];
    foreach ($given as $name => $value) {
        if (is_int($name)) $values[strtolower($value)] = 'true';
        else $values[str_replace('_', '-', $name)] = $value;
    }
    return $values;
}
