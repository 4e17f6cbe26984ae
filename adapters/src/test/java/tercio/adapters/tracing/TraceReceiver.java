package tercio.adapters.tracing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.GZIPInputStream;

/** Takes traces by OTLP over HTTP, as a collector does, and reads of the protocol what the tests look at. */
public final class TraceReceiver implements AutoCloseable {

    private static final int VARINT = 0;
    private static final int EIGHT_BYTES = 1;
    private static final int BYTES = 2;
    private static final int FOUR_BYTES = 5;

    /**
     * A span.
     *
     * @param parent the id of the span around it; empty for the first of a trace
     * @param attributes numbers as text
     */
    public record Received(String trace, String id, String parent, String name, Map<String, String> attributes) {}

    private final HttpServer server;
    private final List<Received> spans = new CopyOnWriteArrayList<>();
    private final List<String> bodies = new CopyOnWriteArrayList<>();

    public TraceReceiver() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/traces", this::take);
        server.start();
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1/traces";
    }

    public List<Received> spans() {
        return spans;
    }

    /** All that was sent, byte by byte. */
    public List<String> bodies() {
        return bodies;
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            var bytes = exchange.getRequestBody().readAllBytes();
            if ("gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"))) {
                bytes = new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes();
            }
            bodies.add(new String(bytes, StandardCharsets.ISO_8859_1));
            // ExportTraceServiceRequest.resource_spans, ResourceSpans.scope_spans, ScopeSpans.spans.
            fields(bytes).stream().filter(field -> field.number() == 1).flatMap(resource -> fields(resource.bytes()).stream()).filter(field -> field.number() == 2)
                    .flatMap(scope -> fields(scope.bytes()).stream()).filter(field -> field.number() == 2).map(span -> span(span.bytes())).forEach(spans::add);
            exchange.getResponseHeaders().add("Content-Type", "application/x-protobuf");
            exchange.sendResponseHeaders(200, -1);
        }
    }

    private static Received span(byte[] message) {
        var attributes = new TreeMap<String, String>();
        var texts = new TreeMap<Integer, String>();
        for (var field : fields(message)) {
            switch (field.number()) {
                case 1, 2, 4 -> texts.put(field.number(), HexFormat.of().formatHex(field.bytes()));
                case 5 -> texts.put(5, field.text());
                case 9 -> {
                    var pair = fields(field.bytes());
                    var value = fields(pair.get(1).bytes()).getFirst();
                    attributes.put(pair.get(0).text(), value.number() == 1 ? value.text() : Long.toString(value.value()));
                }
                default -> { }
            }
        }
        return new Received(texts.get(1), texts.get(2), texts.getOrDefault(4, ""), texts.get(5), attributes);
    }

    private record Field(int number, long value, byte[] bytes) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private static List<Field> fields(byte[] message) {
        var fields = new ArrayList<Field>();
        var in = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN);
        while (in.hasRemaining()) {
            long key = varint(in);
            int number = (int) (key >> 3);
            switch ((int) key & 7) {
                case VARINT -> fields.add(new Field(number, varint(in), new byte[0]));
                case EIGHT_BYTES -> fields.add(new Field(number, in.getLong(), new byte[0]));
                case FOUR_BYTES -> fields.add(new Field(number, in.getInt(), new byte[0]));
                case BYTES -> {
                    var bytes = new byte[(int) varint(in)];
                    in.get(bytes);
                    fields.add(new Field(number, 0, bytes));
                }
                default -> throw new IllegalArgumentException("no message of protobuf");
            }
        }
        return fields;
    }

    private static long varint(ByteBuffer in) {
        long value = 0;
        for (int shift = 0;; shift += 7) {
            byte next = in.get();
            value |= (long) (next & 0x7f) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
