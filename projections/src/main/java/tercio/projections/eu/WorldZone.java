package tercio.projections.eu;

import java.util.List;
import java.util.Locale;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.FortWork;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.map.SpaceId;

/**
 * A province of the rest of the world.
 *
 * @param area its Area
 * @param owner the country that owns it: the owner of its fortress, else of its Area; empty for land of nobody
 * @param controller the country that controls it; empty for land of nobody
 * @param neutral whether a country controls it that is in no alliance of the game: its land bars the way
 * @param fortress the fortress of its city or establishment; {@code null} without one
 * @param port whether ships can lie in it
 * @param establishments the establishments in it
 * @param fort the fort under construction; {@code null} without one
 * @param besieged whether enemies of the controller stand before the fortress
 * @param natives the natives of the province now; {@code null} where none are printed
 * @param gold ducats that wait there for ships
 */
public record WorldZone(
        SpaceId id,
        String name,
        SpaceId area,
        String terrain,
        CountryId owner,
        CountryId controller,
        boolean neutral,
        MapView.FortressView fortress,
        boolean port,
        List<EstablishmentView> establishments,
        FortView fort,
        boolean besieged,
        List<StackView> stacks,
        List<MapView.LoneLeaderView> leadersAlone,
        List<FleetView> fleets,
        NativesView natives,
        int gold) {

    /**
     * An establishment.
     *
     * @param kind {@code fort}, {@code mission}, {@code trading-post} or {@code colony}
     * @param level 1..6 of a trading post or a colony, 0 of a fort or a mission
     * @param militia the militia of a colony that serves its owner; {@code null} without one
     */
    public record EstablishmentView(String kind, CountryId owner, CountryId controller, int level, MilitiaView militia) {
        static EstablishmentView of(EuState board, Establishment here) {
            return new EstablishmentView(here.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'), here.owner(), here.controller(), here.level(),
                    MilitiaView.of(board, here));
        }
    }

    /**
     * The natives of a province (EU-NAT-FORCE).
     *
     * @param ld whole LD that are left
     * @param lde thirds of an LD besides, 0..2
     * @param against the countries against which they have risen, by id; empty while they are quiet
     */
    public record NativesView(int ld, int lde, List<CountryId> against) {
        static NativesView of(WarView board, Province land) {
            var now = board.state().world().natives();
            int thirds = now.forceIn(land.id()).thirds();
            return thirds == 0 && Natives.PRINTED.forceIn(land.id()).isNone() ? null
                    : new NativesView(thirds / Thirds.LD, thirds % Thirds.LD, now.risenAgainst(land.id()).stream().sorted().toList());
        }
    }

    /** @param rounds the ends of round at which its builders have stood there */
    public record FortView(CountryId country, int rounds) {
        static FortView of(FortWork work) {
            return work == null ? null : new FortView(work.country(), work.rounds());
        }
    }

    /** The provinces of the rest of the world in which there is anything but natives as printed. */
    static List<WorldZone> all(WarView board) {
        return board.state().scenario().overseas().isEmpty() ? List.of()
                : board.map().provinces().stream().filter(land -> land.theatre() != Theatre.EUROPE).map(land -> of(board, land))
                        .filter(zone -> zone.hasAnything() || board.state().world().natives().changed().containsKey(zone.id())).toList();
    }

    private boolean hasAnything() {
        return fortress != null || fort != null || !controller.value().isEmpty() || !stacks.isEmpty() || !leadersAlone.isEmpty();
    }

    private static WorldZone of(WarView board, Province land) {
        var fortress = board.state().fortress(land.id());
        var stacks = board.stacks(land.id(), stack -> true).stream().map(stack -> StackView.of(board, stack)).toList();
        return new WorldZone(land.id(), land.name(), land.area(), land.terrain().word(), fortress == null ? board.controller(land.id()) : fortress.owner(),
                board.controller(land.id()), !board.isNobodysLand(land.id()) && !board.controllingAlliance(land.id()).isBelligerent(), fortress == null ? null : MapView.fortress(board, land), Ports.hasHarbour(board, land.id()),
                board.state().world().establishments().in(land.id()).stream().map(here -> EstablishmentView.of(board.state(), here)).toList(),
                FortView.of(board.state().world().works().get(land.id())), stacks.stream().anyMatch(StackView::besieging), stacks, MapView.loneLeaders(board, land),
                FleetView.at(board, land.id()), NativesView.of(board, land),
                board.state().marks().gold().getOrDefault(land.id(), 0));
    }
}
