package tercio.bench;

import java.util.ArrayList;
import java.util.List;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;

/** From a command to its durable answer. */
final class Commands {

    private static final int WARM_UP = 3000;
    private static final int MEASURED = 5000;
    private static final int TABLES = 50;
    private static final int CLIENTS = 4;
    private static final int EACH_CLIENT = 3000;

    private final Sheet sheet;
    private final Scratch scratch;
    private final War war;

    Commands(Sheet sheet, Scratch scratch, War war) {
        this.sheet = sheet;
        this.scratch = scratch;
        this.war = war;
    }

    void measure() throws InterruptedException {
        sheet.title("1. command to durable answer");
        withinTheProcess();
        try (var service = Service.start(Table.library(), 0, "127.0.0.1", scratch.folder("http"))) {
            oneGame(service);
            manyGames(service);
        }
    }

    private void withinTheProcess() {
        Floors.rows(scratch.folder("rows"), WARM_UP);
        double rows = perSecond(MEASURED * 2, Floors.rows(scratch.folder("rows"), MEASURED * 2));
        Floors.emptyGame(scratch.folder("empty"), WARM_UP * 2);
        double empty = perSecond(MEASURED * 2, Floors.emptyGame(scratch.folder("empty"), MEASURED * 2));
        sheet.floor("rows, each committed by itself", "%,.0f a second", rows);
        sheet.floor("empty Axon aggregate, cache and snapshots", "%,.0f commands a second", empty);
        try (var backend = GameBackend.in(scratch.folder("inside"), Table.library())) {
            var table = new Table(backend, war);
            repeat(WARM_UP, table::play);
            var times = new Times();
            int before = table.position();
            long start = System.nanoTime();
            repeat(MEASURED, () -> times.add(table::play));
            double rate = perSecond(MEASURED, System.nanoTime() - start);
            sheet.line("in the process, one game", "0.8 of the empty aggregate", "%,.0f commands a second, %.2f of the empty aggregate, %.1f events each; %s",
                    rate, rate / empty, (table.position() - before) / (double) MEASURED, times);
        }
    }

    private void oneGame(Service service) {
        var table = new Table(service.backend(), war);
        try (var wire = new Wire(service.port())) {
            repeat(WARM_UP, () -> send(wire, table, new Times()));
            var floor = new Times();
            repeat(MEASURED / 2, () -> floor.add(() -> wire.get("/favicon.svg", table.host())));
            var times = new Times();
            repeat(MEASURED, () -> send(wire, table, times));
            sheet.floor("a small file over the same connection", "%s", floor);
            sheet.line("over HTTP, one game", "p50 1.5 ms, p99 10 ms", "%s", times);
        }
    }

    private void manyGames(Service service) throws InterruptedException {
        var tables = new ArrayList<Table>();
        repeat(TABLES, () -> tables.add(new Table(service.backend(), war)));
        var times = new ArrayList<Times>();
        var clients = new ArrayList<Thread>();
        for (int client = 0; client < CLIENTS; client++) {
            var mine = tables.subList(client * TABLES / CLIENTS, (client + 1) * TABLES / CLIENTS);
            var taken = new Times();
            times.add(taken);
            clients.add(Thread.ofPlatform().name("client " + client).unstarted(() -> play(service.port(), mine, taken)));
        }
        long start = System.nanoTime();
        clients.forEach(Thread::start);
        for (var client : clients) {
            client.join();
        }
        double rate = perSecond(CLIENTS * EACH_CLIENT, System.nanoTime() - start);
        var all = new Times();
        times.forEach(all::addAll);
        sheet.line("over HTTP, 50 games, 4 clients", "2,000 a second", "%,.0f commands a second; %s", rate, all);
    }

    private static void play(int port, List<Table> tables, Times times) {
        try (var wire = new Wire(port)) {
            for (int command = 0; command < EACH_CLIENT; command++) {
                send(wire, tables.get(command % tables.size()), times);
            }
        }
    }

    private static void send(Wire wire, Table table, Times times) {
        var request = Table.request(table, table.turn());
        times.add(() -> wire.post("/api/games/" + table.game() + "/" + request.path(), table.host(), request.body()));
    }

    static void repeat(int times, Runnable work) {
        for (int time = 0; time < times; time++) {
            work.run();
        }
    }

    static double perSecond(int count, long nanos) {
        return count * 1e9 / nanos;
    }
}
