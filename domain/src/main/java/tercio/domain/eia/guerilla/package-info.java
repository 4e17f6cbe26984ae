/** Guerillas of Empires in Arms: the dice that raise them and hunt them (EIA-10.1.1), and cossacks and freikorps (EIA-10.1.2). */
package tercio.domain.eia.guerilla;
