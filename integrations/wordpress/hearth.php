<?php
/**
 * Plugin Name: Hearth
 * Description: Home search, listings, agents and forms of your brokerage's Hearth server, as blocks and shortcodes.
 * Version: HEARTH_VERSION
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: Proprietary
 */

if (!defined('ABSPATH')) exit;

require_once __DIR__ . '/includes/server.php';
require_once __DIR__ . '/includes/widget.php';
require_once __DIR__ . '/includes/blocks.php';
require_once __DIR__ . '/includes/embeds.php';
require_once __DIR__ . '/includes/settings.php';
