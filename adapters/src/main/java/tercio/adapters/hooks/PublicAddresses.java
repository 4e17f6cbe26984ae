package tercio.adapters.hooks;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The addresses of a host name, if a stranger's request may be sent there. Addresses of this machine, of private networks and of other
 * special uses are refused, because they would let a player reach what only the service can see.
 */
public final class PublicAddresses {

    /**
     * The IANA registries of special addresses (RFC 6890), and multicast. Networks within another one of the list are left out.
     */
    private static final List<Network> SPECIAL = Stream.of("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15",
            "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
            // IPv6 addresses: unspecified, loopback, IPv4 embedded and mapped, NAT64, discard-only, 2001::/23 with Teredo and ORCHID,
            // documentation, 6to4, AS112, segment routing, private, link-local, the former site-local, multicast.
            "::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "2002::/16",
            "2620:4f:8000::/48", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8").map(Network::of).toList();
    /** The public range of IPv6. */
    private static final Network GLOBAL_UNICAST = Network.of("2000::/3");

    /** A network, defined by the leading bits that its addresses share. */
    private record Network(byte[] address, int length) {

        static Network of(String text) {
            var parts = text.split("/");
            return new Network(bytes(parts[0]), Integer.parseInt(parts[1]));
        }

        /** The bytes of an address. {@link InetAddress} turns an IPv4-mapped address into an IPv4 address. */
        private static byte[] bytes(String address) {
            if (address.equals("::ffff:0:0")) {
                var mapped = new byte[16];
                mapped[10] = (byte) 0xff;
                mapped[11] = (byte) 0xff;
                return mapped;
            }
            return InetAddress.ofLiteral(address).getAddress();
        }

        boolean contains(byte[] other) {
            if (other.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < length; bit++) {
                int mask = 0x80 >> bit % 8;
                if ((address[bit / 8] & mask) != (other[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    private PublicAddresses() {}

    /**
     * The first address of a host, to which a request is sent.
     *
     * @throws UnknownHostException if the name is unknown, or any of its addresses may not be requested
     */
    public static InetAddress of(String host, boolean privateAllowed) throws UnknownHostException {
        var bare = host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
        InetAddress[] all;
        try {
            all = InetAddress.getAllByName(bare);
        } catch (UnknownHostException unknown) {
            throw unknownHost(bare);
        }
        if (!privateAllowed && !Arrays.stream(all).allMatch(PublicAddresses::isPublic)) {
            throw unknownHost(bare);
        }
        return all[0];
    }

    /**
     * The refusal of a host, the same for an unknown one and for one that is not public, so that callers cannot probe the networks around
     * the service.
     */
    private static UnknownHostException unknownHost(String host) {
        return new UnknownHostException("the host " + host + " is unknown here, or is not public: notices go to public addresses only");
    }

    static boolean isPublic(InetAddress address) {
        var bytes = address.getAddress();
        return SPECIAL.stream().noneMatch(network -> network.contains(bytes)) && (address instanceof Inet4Address || GLOBAL_UNICAST.contains(bytes));
    }
}
