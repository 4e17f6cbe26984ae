package tercio.domain.eu.question;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.ShoreBattery;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.eu.land.siege.Assault;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.turn.round.Continuation;
import tercio.domain.eu.world.corsair.ConvoyAttack;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs;
import tercio.domain.eu.world.exploration.Exploration;
import tercio.domain.eu.world.natives.Conquistador;
import tercio.domain.sentence.Sentence;

/** The inputs by which an event was ruled, one case for each procedure of the adjudicator. */
public sealed interface EuQuestion {

    /** Whether the turn goes on (EU-RND-CONT). */
    record GoesOn(Continuation.Ending ending) implements EuQuestion {}

    /**
     * A stack tries to catch one that moves (EU-INT-LAND).
     *
     * @param level the box of the interceptor's country on the land track
     * @param movingLevel that of the country that commands the stack that moves
     * @param fromFlood whether the interceptor stands in a flooded province
     */
    record CatchOnLand(LandInterception.Attempt attempt, int level, int movingLevel, boolean fromFlood) implements EuQuestion {}

    /**
     * A naval stack tries to catch one that moves (EU-INT-SEA).
     *
     * @param country of the interceptor
     * @param moving the country of the stack that moves
     */
    record CatchAtSea(SeaInterception.Attempt attempt, CountryId country, CountryId moving) implements EuQuestion {}

    /** A side evades a battle on land or at sea (EU-BATTLE-EVASION, EU-SEA-EVASION). */
    record Evade(Evasion attempt) implements EuQuestion {}

    /**
     * A round of undermining (EU-SIEGE-UNDERMINING).
     *
     * @param inside the troops in the fortress; empty where it has its garrison alone
     */
    record Undermine(Undermining.Round round, Diggers besiegers, Optional<Diggers> inside) implements EuQuestion {}

    /**
     * Troops of a siege.
     *
     * @param country that commands them
     * @param mixed whether they are of several countries or kinds, so that their artillery does not follow from their units
     */
    record Diggers(CountryId country, Units units, boolean mixed) {}

    /** An assault (EU-ASSAULT-RESULT). */
    record Storm(Assault assault) implements EuQuestion {}

    /**
     * A battle on land (EU-BATTLE).
     *
     * @param standing the rolls and choices in it
     */
    record FightOnLand(LandBattle battle, BattleStanding standing) implements EuQuestion {}

    /**
     * A battle at sea (EU-SEA).
     *
     * @param sunk thirds of a ship that each side lost on its way after the battle
     */
    record FightAtSea(SeaTerms battle, SeaStanding standing, Map<Side, Integer> sunk) implements EuQuestion {
        public FightAtSea {
            sunk = Map.copyOf(sunk);
        }
    }

    /** A naval stack leaves or enters a blockaded port (EU-BLOCKADE-ESCAPE). */
    record RunBlockade(BlockadeEscape.Attempt attempt) implements EuQuestion {}

    /** A battery ashore fires at a naval stack (EU-PRESIDIO-FIRE). */
    record FireFromShore(ShoreBattery battery, Theatre theatre, NavalStack target) implements EuQuestion {}

    /**
     * Attrition.
     *
     * @param pillage the answer at a P; empty if none came up, or nobody has chosen
     */
    record Suffer(Attrition.AttritionStack stack, Optional<PillageAnswer> pillage) implements EuQuestion {}

    /** A zone is explored (EU-EXPLORATION). */
    record Explore(Exploration.Expedition expedition) implements EuQuestion {}

    /**
     * Natives may rise.
     *
     * @param tolerance of the natives
     */
    record StirNatives(int tolerance) implements EuQuestion {}

    /** A leader wins natives over (EU-CONQUISTADOR). */
    record WinNatives(Conquistador.Attempt attempt) implements EuQuestion {}

    /** Corsairs attack a convoy (EU-CONVOY-ATTACK). */
    record AttackConvoy(ConvoyAttack.Attack attack, Raid raid, NavalStack convoy) implements EuQuestion {}

    /** Minor countries hunt corsairs on their trade routes (EU-CORSAIR-PIRATES). */
    record HuntPirates(MinorsAgainstCorsairs.Zone zone) implements EuQuestion {}

    /** A naval stack hunts corsairs (EU-CORSAIR-HUNT). */
    record HuntCorsairs(CorsairHunt.Hunt hunt) implements EuQuestion {}

    /** Troops fight corsairs that raid a province. */
    record FightRaiders(RebelFight.Fight fight) implements EuQuestion {}

    /** Troops fight a revolt (EU-REVOLT-FIGHT). */
    record FightRebels(RebelFight.Fight fight) implements EuQuestion {}

    /**
     * No procedure of the adjudicator asks it.
     *
     * @param why a sentence for the person who asks
     */
    record Unasked(Sentence why) implements EuQuestion {}

    static Optional<EuQuestion> noQuestion(Sentence why) {
        return Optional.of(new Unasked(why));
    }
}
