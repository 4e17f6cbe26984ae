package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NativesAtStart;
import tercio.domain.eu.common.game.NativesAtStart.Headcount;
import tercio.domain.eu.common.game.OverseasAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.DiscoveriesAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;

/** The rest of the world of a position for a scenario: establishments, natives and discoveries. */
final class OverseasExport {

    private final EuState state;
    private final ExportedIds names;
    private final List<String> leftOut;

    OverseasExport(WarView board, ExportedIds names, List<String> leftOut) {
        this.state = board.state();
        this.names = names;
        this.leftOut = leftOut;
    }

    OverseasAtStart overseas(OverseasAtStart before) {
        var establishments = state.world().establishments().byProvince().values().stream().flatMap(here -> here.stream()).map(this::export).toList();
        return new OverseasAtStart(establishments, before.areas(), Optional.of(natives()), Optional.of(discoveries()), before.viceroys());
    }

    private EstablishmentAtStart export(Establishment here) {
        int lost = here.kind() == Establishment.Kind.COLONY ? state.world().militia().lossesIn(here.province()) : 0;
        return new EstablishmentAtStart(here.province(), here.owner(), here.kind(), Optional.of(here.level()).filter(level -> here.kind().hasLevels()),
                Optional.of(here.controller()), Optional.ofNullable(state.fortress(here.province())).map(fortress -> fortress.level()),
                Optional.of(lost).filter(lde -> lde > 0));
    }

    private NativesAtStart natives() {
        var provinces = new TreeMap<SpaceId, NativesAtStart.People>();
        state.world().natives().changed().forEach((province, people) -> provinces.put(province, new NativesAtStart.People(Optional.of(headcount(people.left())),
                people.active().stream().filter(state.countries()::containsKey).sorted().toList())));
        var followers = new TreeMap<LeaderId, Headcount>();
        state.world().natives().following().forEach((leader, thirds) -> {
            if (state.stacks().values().stream().anyMatch(stack -> stack.leaders().contains(leader))) {
                followers.put(leader, headcount(thirds));
            }
        });
        return new NativesAtStart(provinces, state.world().natives().conquistadors(), followers);
    }

    private static Headcount headcount(int thirds) {
        return new Headcount(Optional.of(thirds / Thirds.LD), Optional.of(thirds % Thirds.LD));
    }

    private DiscoveriesAtStart discoveries() {
        var now = state.world().discoveries();
        Map<CountryId, List<SpaceId>> known = new TreeMap<>();
        now.known().forEach((country, zones) -> known.put(country, List.copyOf(zones)));
        Map<StackId, List<SpaceId>> carried = new TreeMap<>();
        now.carried().forEach((stack, own) -> {
            boolean there = state.stack(stack).isPresent() || state.fleet(stack).isPresent()
                    || state.navies().stacks().values().stream().anyMatch(ships -> ships.aboard().stream().anyMatch(troops -> troops.id().equals(stack)));
            if (there && !own.zones().isEmpty()) {
                carried.put(names.of(stack), List.copyOf(own.zones()));
            }
            if (!there) {
                leftOut.add("discoveries of leaders alone");
            }
            if (!own.unheard().isEmpty()) {
                leftOut.add("news that stacks abroad have not heard");
            }
        });
        return new DiscoveriesAtStart(List.copyOf(now.common()), known, carried);
    }
}
