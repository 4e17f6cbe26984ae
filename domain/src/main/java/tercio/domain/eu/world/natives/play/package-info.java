/**
 * The natives of the rest of the world in a game: whether they rise against a stack that enters their province, what a conquistador makes of
 * them, and their stacks in battle.
 *
 * <p>Readings. Natives are met as soon as a stack enters, before other stacks may intercept it; those who fight it leave no room for another
 * interception there (EU-INT-LAND). They have risen against a country, and fight all stacks of its alliance once a round until the turn ends
 * (EU-NAT-ENEMIES); a stack that enters then makes an active move and stops, unless they have fought in this round already. They never leave their
 * province: beaten natives stay there with those who are left, and neither evade, break off, retreat, overrun nor intercept elsewhere. A
 * stack that goes through where natives are at peace with it by a treaty or in its own colony does not meet them.
 */
package tercio.domain.eu.world.natives.play;
