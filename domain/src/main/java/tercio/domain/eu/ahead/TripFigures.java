package tercio.domain.eu.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.seafight.SeaBattleAhead;
import tercio.domain.eu.play.seafight.SeaBattlesAhead;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The figures of a foreseen voyage: of the way, of a battle that it declares, and of a landing. */
final class TripFigures {

    private static final List<String> OF_THE_WAY = List.of(
            "Every naval stack that may intercept tries, every blockader that may fight does, and everybody who may fire from the shore fires.",
            "In a battle at sea each side has its warships in the first line, else its galleys; nobody withdraws or breaks off, and nobody captures ships.",
            "The voyage goes on as announced after a battle that it has won, or stops there where it may not; whoever was beaten does not come back.",
            "What the ships lose on the way back from a stop or a lost battle, and the fate of admirals, is left aside.");
    private static final String OF_THE_ATTACK = "The attacked ships accept the battle, and both sides are as strong in it as they are when the voyage ends.";
    private static final String OF_THE_LANDING = "Every land stack that may intercept the landing tries and fights at once; nobody helps the troops, and nobody withdraws, "
            + "retreats or breaks off. Where nobody does, all enemies in the field of the province fight the troops when the movements are over.";

    private final Trip trip;
    private final EuMap map;
    private final EuTables tables;
    private final SeaBattlesAhead battles;

    TripFigures(Trip trip, EuMap map, EuTables tables, SeaBattlesAhead battles) {
        this.trip = trip;
        this.map = map;
        this.tables = tables;
        this.battles = battles;
    }

    Forecast of(Distribution<VoyageEnd> ends) {
        var assumptions = new ArrayList<>(OF_THE_WAY);
        var forecast = Forecast.EMPTY.of("voyage", trip.stack().country())
                .with("voyage/end", ends.map(VoyageEnd::how))
                .with("voyage/arrives", ends.map(end -> end.how() == VoyageEnd.How.ARRIVES))
                .with("voyage/battle", ends.map(VoyageEnd::battleWord))
                .with("voyage/shipsLost", ends.map(end -> ships(lost(end.board()))));
        if (trip.action().isPresent()) {
            forecast = forecast.with("voyage/acts", ends.map(this::acts));
        }
        if (trip.attacked().isPresent()) {
            forecast = attack(ends, forecast);
            assumptions.add(OF_THE_ATTACK);
        }
        if (trip.landing().isPresent()) {
            forecast = new LandingFigures(trip, map, tables).of(ends, forecast);
            assumptions.add(OF_THE_LANDING);
        }
        return forecast.assuming(assumptions);
    }

    /** Thirds of a ship that the stack has lost, without those of a stack that has joined it before a blockaded port. */
    private int lost(EuState board) {
        var contingents = SeaCompany.of(trip.board(), trip.stack());
        return contingents.stream().mapToInt(each -> each.ships().thirds()).sum() + joined(board) - contingents.stream().flatMap(each -> board.fleet(each.id()).stream()).mapToInt(stack -> stack.ships().thirds()).sum();
    }

    private int joined(EuState board) {
        return trip.action().flatMap(NavalAction::blockaded).stream().flatMap(port -> Blockaders.others(new Board(trip.board(), map, tables), trip.stack(), port).stream())
                .filter(other -> board.fleet(other.id()).isEmpty()).mapToInt(other -> other.ships().thirds()).sum();
    }

    /** Whole ships, rounded up. */
    private static int ships(int thirds) {
        return Math.ceilDiv(thirds, Thirds.LD);
    }

    private boolean acts(VoyageEnd end) {
        var stack = end.board().fleet(trip.stack().id());
        var action = trip.action().orElseThrow();
        if (end.how() != VoyageEnd.How.ARRIVES || stack.isEmpty()) {
            return false;
        }
        return switch (action.kind()) {
            case LANDING, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE, REINFORCEMENT -> stack.get().aboard().isEmpty() && trip.troops().flatMap(troops -> end.board().stack(troops.id())).isPresent();
            case EMBARKATION -> !stack.get().aboard().isEmpty();
            case LADING -> stack.get().gold() > trip.stack().gold();
            case REGROUPING -> true;
            case BLOCKADE, BLOCKADE_AND_SUPPLY -> Optional.ofNullable(stack.get().action()).flatMap(NavalAction::blockaded).equals(action.blockaded());
            case RELIEF, BATTLE, SUPPLY, FIGHT_CORSAIRS, EXPLORATION -> action.equals(stack.get().action());
        };
    }

    // --- A battle that is declared -----------------------------------------------------------------------------------

    private Forecast attack(Distribution<VoyageEnd> ends, Forecast forecast) {
        var enemy = trip.attacked().orElseThrow();
        var fought = ends.map(end -> acts(end) && end.board().fleet(enemy).isPresent()
                ? Optional.of(battles.declared(new Board(end.board(), map, tables), trip.stack().id(), enemy))
                : Optional.<SeaBattleAhead>empty());
        return forecast.with("attack/fought", fought.map(Optional::isPresent))
                .with("attack/winner", fought.then(battle -> battle.map(SeaBattleAhead::winner).orElse(Distribution.certain(Optional.empty())))
                        .map(winner -> winner.map(Side::word).orElse("none")))
                .with("attack/shipsLost", ships(fought, Side.PHASING))
                .with("attack/enemyShipsLost", ships(fought, Side.NON_PHASING));
    }

    private static Distribution<Integer> ships(Distribution<Optional<SeaBattleAhead>> fought, Side side) {
        return fought.then(battle -> battle.map(joined -> joined.lost(side)).orElse(Distribution.certain(0))).map(TripFigures::ships);
    }
}
