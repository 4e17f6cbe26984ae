package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.CountrySoFar;
import tercio.domain.eu.common.game.SessionAtStart.LeaderSoFar;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.map.SpaceId;

/** The history of a turn up to a position, for a scenario: money, leaders without a stack, sieges and markers. */
final class SessionExport {

    private final WarView board;
    private final EuState state;

    SessionExport(WarView board) {
        this.board = board;
        this.state = board.state();
    }

    SessionAtStart session() {
        var begun = Optional.ofNullable(state.box());
        var marks = state.marks();
        return new SessionAtStart(state.alliancesInOrder().stream().map(alliance -> state.members(alliance).getFirst()).toList(), begun.map(box -> state.badWeather()),
                begun.map(box -> state.extended()), countries(), leaders(), sieges(), marks.pillages(),
                marks.supplied().stream().filter(province -> !board.stacksInside(province).isEmpty()).toList(), marks.blockaded(), marks.revolts(),
                Optional.of(marks.ice().lies()).filter(frozen -> frozen), marks.raids(), marks.gold(), state.scenario().sessionOrNone().trade(), marks.floods().provinces());
    }

    private Map<CountryId, CountrySoFar> countries() {
        var countries = new TreeMap<CountryId, CountrySoFar>();
        state.countries().forEach((id, now) -> countries.put(id, new CountrySoFar(Optional.ofNullable(now.treasury()), now.spent(), Optional.ofNullable(now.campaign()),
                Optional.of(now.victoryPoints()), Optional.of(now.hasMetOttomans()).filter(met -> met))));
        return countries;
    }

    private Map<LeaderId, LeaderSoFar> leaders() {
        var leaders = new TreeMap<LeaderId, LeaderSoFar>();
        Stream.concat(state.leaders().values().stream(), state.navies().leaders().values().stream())
                .filter(status -> status.fate() != Fate.PRESENT && status.fate() != Fate.UNPLACED)
                .forEach(status -> leaders.put(status.leader().id(), without(status)));
        return leaders;
    }

    private static LeaderSoFar without(LeaderStatus status) {
        return new LeaderSoFar(status.fate(), Optional.ofNullable(status.returns()), Optional.ofNullable(status.place()).filter(place -> status.fate() == Fate.ALONE));
    }

    private Map<SpaceId, SiegeSoFar> sieges() {
        var sieges = new TreeMap<SpaceId, SiegeSoFar>();
        state.fortresses().forEach((province, fortress) -> {
            boolean continued = state.marks().continued().contains(province);
            if (continued || !fortress.marks().equals(SiegeMarks.NONE)) {
                var marks = fortress.marks();
                sieges.put(province, new SiegeSoFar(Optional.of(marks.works().minus()), Optional.of(marks.works().plus()), Optional.of(marks.breached()),
                        Optional.of(marks.damagedByAssault()), Optional.of(marks.rounds()), Optional.of(continued)));
            }
        });
        return sieges;
    }
}
