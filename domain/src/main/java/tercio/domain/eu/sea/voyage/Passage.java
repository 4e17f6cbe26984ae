package tercio.domain.eu.sea.voyage;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.interception.ShoreFire;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.ships.SeaLossChoices;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.SingleRoll;

/**
 * A voyage without a game: the blockade of the port that it leaves, the fire from a shore, an interception and the attrition, each of which it
 * meets at most once. Readings, as for the voyages of a game that are foreseen: a blockader who may fight does; ships are lost in the order in
 * which the choices name them; a stack that has not won a battle goes no further, and its losses on the way back are not counted.
 *
 * @param action whether an action is announced for its end: attrition then comes before the interception, else at the end (EU-ATTR-NAVAL)
 * @param blockader the ships before the port
 * @param interceptor the ships that try to intercept; they fight if they succeed
 * @param attrition of the voyage; the number of its ships is counted again when it is rolled
 */
public record Passage(NavalSide moving, SeaRegion region, int turn, boolean action, Optional<NavalSide> blockader, Optional<ShoreFire.Battery> battery,
        Optional<Interceptor> interceptor, Optional<AttritionCauses.Voyage> attrition, Readings readings) {

    /** Ships that try to intercept. */
    public record Interceptor(SeaInterception.Attempt attempt, NavalSide ships) {}

    /** The effect of a roll at sea on the troops aboard; none if there are no troops. */
    public interface Hold {
        Hold EMPTY = new Hold() {
            @Override
            public PassageEnd percent(PassageEnd end, int percent) {
                return end;
            }

            @Override
            public PassageEnd fitting(PassageEnd end) {
                return end;
            }
        };

        /** The passage after losses of this percentage. */
        PassageEnd percent(PassageEnd end, int percent);

        /** The end of a passage after the loss of ships: who has no room is lost. */
        PassageEnd fitting(PassageEnd end);
    }

    /** The manoeuvre of the commander; 0 without one: replacement leaders serve only in battles. */
    public static int maneuver(NavalSide ships) {
        return ships.leader().map(Leader::maneuver).orElse(0);
    }

    /**
     * The procedure of the voyage to its end. The dice of the battle with a blockader are those of {@code runner} and
     * {@code blockader}.
     */
    public Distribution<PassageEnd> ends(PassageEnd start, Hold hold, RollResolver rolls, EuTables tables) {
        var sailing = Distribution.certain(start).then(end -> blockader.map(ships -> escape(end, ships, hold, rolls, tables)).orElse(Distribution.certain(end)));
        var passed = sailing.then(end -> battery.filter(shore -> end.isUnderWay()).map(shore -> fire(end, shore, hold, rolls, tables)).orElse(Distribution.certain(end)));
        var late = action ? passed.then(end -> weather(end, hold, rolls, tables)) : passed;
        var caught = late.then(end -> interceptor.filter(enemy -> end.isUnderWay()).map(enemy -> afterInterception(end, enemy, hold, rolls, tables)).orElse(Distribution.certain(end)));
        return action ? caught : caught.then(end -> weather(end, hold, rolls, tables));
    }

    // --- What it meets -----------------------------------------------------------------------------------------------

    private Distribution<PassageEnd> escape(PassageEnd end, NavalSide enemy, Hold hold, RollResolver rolls, EuTables tables) {
        var ships = enemy.units();
        var attempt = new BlockadeEscape.Attempt(maneuver(moving), maneuver(enemy), ships.thirds() < end.ships().thirds(),
                ships.nwd() + ships.nde() > 0 && ships.ngd() + ships.vgd() == 0, enemy.technology());
        var roll = BlockadeEscape.roll(tables);
        return rolls.of(roll.procedure(), roll.start(attempt)).map(SingleRoll.RollState::result).then(result -> switch (result) {
            case ESCAPED -> Distribution.certain(end);
            case FAILED -> Distribution.certain(end.stoppedBy(PassageEnd.How.BLOCKADE));
            case FORCED_BATTLE -> fight(end, enemy, hold, rolls, Passage::atTheBlockade);
        });
    }

    private static DieName atTheBlockade(DieName die) {
        return new DieName(die.die(), die.side().equals(Side.PHASING.word()) ? "runner" : "blockader", die.purpose(), die.ordinal());
    }

    private Distribution<PassageEnd> fire(PassageEnd end, ShoreFire.Battery shore, Hold hold, RollResolver rolls, EuTables tables) {
        var roll = ShoreFire.roll(tables);
        return rolls.of(roll.procedure(), roll.start(new ShoreFire.Shot(shore, end.ships().fleets() > 0))).map(SingleRoll.RollState::result).map(hit -> {
            var left = hold.fitting(without(end, hit.lossNd() * Thirds.LD));
            return hit.stopped() ? left.stoppedBy(PassageEnd.How.SHORE_FIRE) : left;
        });
    }

    private Distribution<PassageEnd> weather(PassageEnd end, Hold hold, RollResolver rolls, EuTables tables) {
        if (attrition.isEmpty() || !end.isUnderWay()) {
            return Distribution.certain(end);
        }
        var stack = new Attrition.AttritionStack(voyageOf(attrition.get(), end.ships()), Theatre.ROTW, end.ships().thirds(), null);
        return rolls.of(Attrition.of(stack, tables), Attrition.start()).map(loss -> {
            int lost = loss.percent() == 0 ? 0 : end.ships().thirds() - loss.wastage().left();
            return hold.fitting(without(hold.percent(end, loss.percent()), lost));
        });
    }

    private static AttritionCauses.Voyage voyageOf(AttritionCauses.Voyage voyage, NavalUnits ships) {
        return new AttritionCauses.Voyage(voyage.technology(), voyage.maneuver(), ships.fleets(), voyage.zonesEntered(), voyage.difficulty(), voyage.seaMalus(),
                voyage.startDistance(), voyage.arsenalToArsenal(), voyage.corsairs(), voyage.blockadedLevel(), voyage.blockaderSiege(), voyage.straitForts(),
                voyage.badWeather(), voyage.readings(), ships.nwd() + ships.nde() > 0);
    }

    private Distribution<PassageEnd> afterInterception(PassageEnd end, Interceptor enemy, Hold hold, RollResolver rolls, EuTables tables) {
        var roll = SeaInterception.roll(tables);
        return rolls.of(roll.procedure(), roll.start(enemy.attempt())).map(cast -> cast.result().isSuccess())
                .then(caught -> caught ? fight(end, enemy.ships(), hold, rolls, UnaryOperator.identity()) : Distribution.certain(end));
    }

    // --- Battles -----------------------------------------------------------------------------------------------------

    private Distribution<PassageEnd> fight(PassageEnd end, NavalSide enemy, Hold hold, RollResolver rolls, UnaryOperator<DieName> names) {
        var own = sideWith(end.ships());
        return rolls.atSea(new NavalBattle(region, turn, true, own, enemy, readings), names).map(fought -> {
            var taken = SeaLossChoices.of(end.ships(), own.firstLine(), fought.destroyed(), fought.damaged(), fought.routed() && end.ships().vgd() > 0).getFirst();
            var left = hold.fitting(end.withShips(ShipLossChoices.afterLosses(ShipLossChoices.afterLosses(end.ships(), taken.destroyed()), taken.damaged()))
                    .withBattle(PassageEnd.Fight.of(fought.winner())));
            return left.battle() == PassageEnd.Fight.WON ? left : left.stoppedBy(PassageEnd.How.BATTLE);
        });
    }

    /** The side with the ships that are left, in the line that it can still form. */
    private NavalSide sideWith(NavalUnits ships) {
        var line = Stream.concat(Stream.of(moving.firstLine()), Stream.of(FirstLine.values())).filter(ships::canForm).findFirst().orElseThrow();
        return new NavalSide(moving.country(), ships, moving.technology(), line, moving.veteran(), moving.leader(), moving.facingOttomans(), moving.withdrawal(),
                moving.captures());
    }

    private static PassageEnd without(PassageEnd end, int thirds) {
        int lost = Math.min(end.ships().thirds(), thirds);
        return lost == 0 ? end : end.withShips(ShipLossChoices.afterLosses(end.ships(), ShipLossChoices.choices(end.ships(), lost).getFirst()));
    }
}
