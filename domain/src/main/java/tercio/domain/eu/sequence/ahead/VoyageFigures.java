package tercio.domain.eu.sequence.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.battle.play.AnticipatedSeaBattle;
import tercio.domain.eu.sea.battle.play.AnticipatedSeaBattles;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/** The figures of a foreseen voyage: of the way, of a battle that it declares, and of a landing. */
final class VoyageFigures {

    private static final List<Sentence> OF_THE_WAY = List.of(Sentence.of("eu.odds.everybody-tries"), Sentence.of("eu.odds.battle-at-sea"), Sentence.of("eu.odds.voyage-goes-on"),
            Sentence.of("eu.odds.left-aside"));
    private static final Sentence OF_THE_ATTACK = Sentence.of("eu.odds.attack-accepted");
    private static final Sentence OF_THE_LANDING = Sentence.of("eu.odds.landing-met");

    private final ForeseenVoyage trip;
    private final EuMap map;
    private final EuTables tables;
    private final AnticipatedSeaBattles battles;

    VoyageFigures(ForeseenVoyage trip, EuMap map, EuTables tables, AnticipatedSeaBattles battles) {
        this.trip = trip;
        this.map = map;
        this.tables = tables;
        this.battles = battles;
    }

    Forecast of(Distribution<VoyageEnd> ends) {
        var assumptions = new ArrayList<Sentence>(OF_THE_WAY);
        var forecast = Forecast.EMPTY.withParty("voyage", trip.stack().country().value())
                .with("voyage/end", ends.map(VoyageEnd::how))
                .with("voyage/arrives", ends.map(end -> end.how() == VoyageEnd.How.ARRIVES))
                .with("voyage/battle", ends.map(VoyageEnd::battleWord))
                .with("voyage/shipsLost", ends.map(end -> ships(thirdsLost(end.board()))));
        if (trip.action().isPresent()) {
            forecast = forecast.with("voyage/acts", ends.map(this::carriesOutAction));
        }
        if (trip.attackedStack().isPresent()) {
            forecast = attack(ends, forecast);
            assumptions.add(OF_THE_ATTACK);
        }
        if (trip.landingProvince().isPresent()) {
            forecast = new LandingFigures(trip, map, tables).of(ends, forecast);
            assumptions.add(OF_THE_LANDING);
        }
        return forecast.withAssumptions(assumptions);
    }

    /** Thirds of a ship that the stack has lost, without those of a stack that has joined it before a blockaded port. */
    private int thirdsLost(EuState board) {
        var contingents = SeaCompany.of(trip.board(), trip.stack());
        return contingents.stream().mapToInt(each -> each.ships().thirds()).sum() + thirdsJoined(board) - contingents.stream().flatMap(each -> board.fleet(each.id()).stream()).mapToInt(stack -> stack.ships().thirds()).sum();
    }

    private int thirdsJoined(EuState board) {
        return trip.action().flatMap(NavalAction::blockadedPort).stream().flatMap(port -> Blockaders.otherBlockaders(new WarView(trip.board(), map, tables), trip.stack(), port).stream())
                .filter(other -> board.fleet(other.id()).isEmpty()).mapToInt(other -> other.ships().thirds()).sum();
    }

    /** Whole ships, rounded up. */
    private static int ships(int thirds) {
        return Math.ceilDiv(thirds, Thirds.LD);
    }

    private boolean carriesOutAction(VoyageEnd end) {
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
            case BLOCKADE, BLOCKADE_AND_SUPPLY -> Optional.ofNullable(stack.get().action()).flatMap(NavalAction::blockadedPort).equals(action.blockadedPort());
            case RELIEF, BATTLE, SUPPLY, FIGHT_CORSAIRS, EXPLORATION -> action.equals(stack.get().action());
        };
    }

    // --- A battle that is declared -----------------------------------------------------------------------------------

    private Forecast attack(Distribution<VoyageEnd> ends, Forecast forecast) {
        var enemy = trip.attackedStack().orElseThrow();
        var fought = ends.map(end -> carriesOutAction(end) && end.board().fleet(enemy).isPresent()
                ? Optional.of(battles.ofDeclared(new WarView(end.board(), map, tables), trip.stack().id(), enemy))
                : Optional.<AnticipatedSeaBattle>empty());
        return forecast.with("attack/fought", fought.map(Optional::isPresent))
                .with("attack/winner", fought.then(battle -> battle.map(AnticipatedSeaBattle::winner).orElse(Distribution.certain(Optional.empty())))
                        .map(winner -> winner.map(Side::word).orElse("none")))
                .with("attack/shipsLost", ships(fought, Side.PHASING))
                .with("attack/enemyShipsLost", ships(fought, Side.NON_PHASING));
    }

    private static Distribution<Integer> ships(Distribution<Optional<AnticipatedSeaBattle>> fought, Side side) {
        return fought.then(battle -> battle.map(joined -> joined.thirdsLost(side)).orElse(Distribution.certain(0))).map(VoyageFigures::ships);
    }
}
