/** Sieges of Empires in Arms: assault attempt, sortie, breach, assault and the attack of a garrison (EIA-7.5.4). */
package tercio.domain.eia.combat.siege;
