/**
 * Field and trivial combat of Empires in Arms (EIA-7.5.2, EIA-7.5.3): the functions of a round, which a game asks step by step,
 * and the procedures of a whole day, which the adjudicator and the exact odds run.
 *
 * <p>Decided: the procedures are made of the functions of a round, so that a game, a ruling and a forecast cannot differ. A force
 * is a list of lines, one for each type, nation and part; losses are counts by line, which keeps the states of the odds small.
 */
package tercio.domain.eia.combat;
